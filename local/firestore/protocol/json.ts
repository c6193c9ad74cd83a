import protobuf from 'protobufjs';
import { invalidArgument } from '../model/status.ts';
import { formatFraction, formatTimestamp, parseTimestamp } from '../model/timestamp.ts';
import { bigintOfLong, longOfBigint, longOfNumber, numberOfLong } from './codec/long.ts';
import type { WireLong, WireTimestamp } from './wire.ts';

/*
 * Proto3 JSON for any message type, driven by its descriptor, into and out of the shapes of wire.ts.
 * https://protobuf.dev/programming-guides/json
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Message = { readonly [name: string]: unknown };

/** Reads proto3 JSON; unknown fields and mistyped values are INVALID_ARGUMENT. */
export function fromJson(type: protobuf.Type, json: unknown): object {
  const wellKnown = wellKnownReaders[type.fullName];
  if (wellKnown) return wellKnown(json);
  if (!isObject(json)) throw invalid(type.name, json);
  const properties: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const field = fieldOf(type, key);
    if (!field)
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${key}" at '${type.name}'.`);
    if (value === null && !isNullValue(field)) continue;
    properties[field.name] = readField(field, value);
  }
  return type.create(properties);
}

/** Writes the fields that are set: absent fields, empty lists and empty maps are left out. */
export function toJson(type: protobuf.Type, object: object): Json {
  const message: Message = { ...object };
  const wellKnown = wellKnownWriters[type.fullName];
  if (wellKnown) return wellKnown(message);
  const json: Record<string, Json> = {};
  for (const field of type.fieldsArray) {
    const value = message[field.name];
    if (value === null || value === undefined || isEmpty(field, value)) continue;
    json[field.name] = writeField(field, value);
  }
  return json;
}

function fieldOf(type: protobuf.Type, key: string): protobuf.Field | undefined {
  if (Object.hasOwn(type.fields, key)) return type.fields[key];
  const camel = key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(type.fields, camel) ? type.fields[camel] : undefined;
}

function readField(field: protobuf.Field, value: unknown): unknown {
  field.resolve();
  if (field instanceof protobuf.MapField) {
    if (!isObject(value)) throw invalid(field.name, value);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, readOne(field, entry)]));
  }
  if (!field.repeated) return readOne(field, value);
  if (!Array.isArray(value)) throw invalid(field.name, value);
  return value.map((entry) => readOne(field, entry));
}

function writeField(field: protobuf.Field, value: unknown): Json {
  field.resolve();
  if (field instanceof protobuf.MapField && isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, writeOne(field, entry)]));
  }
  if (field.repeated && Array.isArray(value)) return value.map((entry) => writeOne(field, entry));
  return writeOne(field, value);
}

function readOne(field: protobuf.Field, value: unknown): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Type) return fromJson(resolvedType, value);
  if (resolvedType instanceof protobuf.Enum) return readEnum(resolvedType, value);
  const read = scalarReaders[field.type]?.(value);
  if (read === undefined) throw invalid(field.name, value);
  return read;
}

function writeOne(field: protobuf.Field, value: unknown): Json {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Type) return isObject(value) ? toJson(resolvedType, value) : {};
  if (resolvedType instanceof protobuf.Enum) return writeEnum(resolvedType, value);
  return scalarWriters[field.type]?.(value) ?? null;
}

function readEnum(type: protobuf.Enum, value: unknown): number {
  if (type.name === 'NullValue') return 0;
  if (typeof value === 'number' && type.valuesById[value] !== undefined) return value;
  const known =
    typeof value === 'string' && Object.hasOwn(type.values, value) ? type.values[value] : undefined;
  if (known === undefined) throw invalid(type.name, value);
  return known;
}

function writeEnum(type: protobuf.Enum, value: unknown): Json {
  if (type.name === 'NullValue' || typeof value !== 'number') return null;
  return type.valuesById[value] ?? value;
}

const scalarReaders: Record<string, (value: unknown) => unknown> = {
  bool: (value) => (typeof value === 'boolean' ? value : undefined),
  string: (value) => (typeof value === 'string' ? value : undefined),
  bytes: (value) => (typeof value === 'string' ? Buffer.from(value, 'base64') : undefined),
  int32: readInt32,
  int64: readInt64,
  double: readDouble,
};

const scalarWriters: Record<string, (value: unknown) => Json | undefined> = {
  bool: (value) => value === true,
  string: (value) => (typeof value === 'string' ? value : undefined),
  bytes: (value) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : undefined),
  int32: (value) => (typeof value === 'number' ? value : undefined),
  int64: (value) => (isLong(value) ? bigintOfLong(value).toString() : String(value)),
  double: (value) => (typeof value === 'number' ? writeDouble(value) : undefined),
};

function readInt32(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && (number | 0) === number ? number : undefined;
}

function readInt64(value: unknown): WireLong | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? longOfBigint(BigInt(value)) : undefined;
  if (typeof value !== 'string' || !/^-?\d{1,19}$/.test(value)) return undefined;
  const integer = BigInt(value);
  return BigInt.asIntN(64, integer) === integer ? longOfBigint(integer) : undefined;
}

function readDouble(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return Number(value);
  return /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(value) ? Number(value) : undefined;
}

/** JSON has no negative zero of its own: JSON.stringify would write 0. */
function writeDouble(value: number): Json {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

const wellKnownReaders: Record<string, (json: unknown) => object> = {
  '.google.protobuf.Timestamp': (json) => {
    const time = typeof json === 'string' ? parseTimestamp(json) : readTimestampObject(json);
    if (!time) throw invalid('Timestamp', json);
    return { seconds: longOfNumber(time.seconds), nanos: time.nanos };
  },
  '.google.protobuf.Int32Value': wrapperReader(readInt32),
  '.google.protobuf.Int64Value': wrapperReader(readInt64),
  '.google.protobuf.DoubleValue': wrapperReader(readDouble),
  '.google.protobuf.Struct': (json) => ({ json }),
};

const wellKnownWriters: Record<string, (message: Message) => Json> = {
  '.google.protobuf.Timestamp': (message: WireTimestamp) =>
    formatTimestamp({ seconds: numberOfLong(message.seconds), nanos: message.nanos ?? 0 }),
  '.google.protobuf.Duration': (message: WireTimestamp) =>
    `${numberOfLong(message.seconds)}${formatFraction(message.nanos ?? 0)}s`,
  '.google.protobuf.Int32Value': ({ value }) => (typeof value === 'number' ? value : 0),
  '.google.protobuf.DoubleValue': ({ value }) => (typeof value === 'number' ? writeDouble(value) : 0),
};

/** Older web SDKs write timestamps as `{seconds, nanos}`. */
function readTimestampObject(json: unknown): { seconds: number; nanos: number } | null {
  if (!isObject(json)) return null;
  const seconds = Number(json.seconds ?? 0);
  const nanos = Number(json.nanos ?? 0);
  return Number.isInteger(seconds) && Number.isInteger(nanos) ? { seconds, nanos } : null;
}

/** Wrappers are bare values; `{value}` is accepted too. */
function wrapperReader(read: (value: unknown) => unknown): (json: unknown) => object {
  return (json) => {
    const value = read(isObject(json) ? (json.value ?? 0) : json);
    if (value === undefined) throw invalid('wrapper', json);
    return { value };
  };
}

function isNullValue(field: protobuf.Field): boolean {
  return field.type === 'google.protobuf.NullValue';
}

function isEmpty(field: protobuf.Field, value: unknown): boolean {
  if (field instanceof protobuf.MapField) return isObject(value) && Object.keys(value).length === 0;
  return field.repeated && Array.isArray(value) && value.length === 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLong(value: unknown): value is WireLong {
  return isObject(value) && typeof value.low === 'number' && typeof value.high === 'number';
}

function invalid(place: string, value: unknown): Error {
  return invalidArgument(`Invalid value at '${place}': ${JSON.stringify(value)?.slice(0, 100)}`);
}

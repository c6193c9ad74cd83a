import { invalidArgument } from '../../model/status.ts';
import type { Fields, Value } from '../../model/value.ts';
import type { WireFields, WireValue } from '../wire.ts';
import { bigintOfLong, longOfBigint } from './long.ts';
import { readTimestamp, writeTimestamp } from './timestamp.ts';
import { unreachable } from '../../model/unreachable.ts';

export function readFields(wire: WireFields | null | undefined): Fields {
  const fields = new Map<string, Value>();
  for (const name in wire) {
    const value = wire[name];
    if (value && Object.hasOwn(wire, name)) fields.set(name, readValue(value));
  }
  return fields;
}

export function writeFields(fields: Fields): WireFields {
  const wire: WireFields = {};
  for (const [name, value] of fields) wire[name] = writeValue(value);
  return wire;
}

export function readValue(wire: WireValue): Value {
  switch (wire.valueType) {
    case 'nullValue':
      return { type: 'null' };
    case 'booleanValue':
      return { type: 'boolean', value: wire.booleanValue ?? false };
    case 'integerValue':
      return { type: 'integer', value: wire.integerValue ? bigintOfLong(wire.integerValue) : 0n };
    case 'doubleValue':
      return { type: 'double', value: wire.doubleValue ?? 0 };
    case 'timestampValue': {
      // Firestore keeps microseconds.
      const { seconds, nanos } = readTimestamp(wire.timestampValue ?? {});
      return { type: 'timestamp', seconds, nanos: nanos - (nanos % 1000) };
    }
    case 'stringValue':
      return { type: 'string', value: wire.stringValue ?? '' };
    case 'bytesValue':
      // A copy: protobufjs returns a view of the whole message.
      return { type: 'bytes', value: Uint8Array.from(wire.bytesValue ?? []) };
    case 'referenceValue':
      return { type: 'reference', value: wire.referenceValue ?? '' };
    case 'geoPointValue':
      return {
        type: 'geopoint',
        latitude: wire.geoPointValue?.latitude ?? 0,
        longitude: wire.geoPointValue?.longitude ?? 0,
      };
    case 'arrayValue':
      return { type: 'array', values: (wire.arrayValue?.values ?? []).map(readValue) };
    case 'mapValue':
      return { type: 'map', fields: readFields(wire.mapValue?.fields) };
    case undefined:
      throw invalidArgument('Value has no type.');
    default:
      throw invalidArgument(`Values of type "${wire.valueType}" cannot be stored.`);
  }
}

export function writeValue(value: Value): WireValue {
  switch (value.type) {
    case 'null':
      return { nullValue: 0 };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: longOfBigint(value.value) };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: writeTimestamp(value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.value };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(writeValue) } };
    case 'map':
      return { mapValue: { fields: writeFields(value.fields) } };
    default:
      return unreachable(value);
  }
}

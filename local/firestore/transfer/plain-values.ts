import type { Fields, Value } from '../model/value.ts';

/** Values as people write them in documents: whole numbers are integers, `double(1)` is a double. */
export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Uint8Array
  | Tagged
  | readonly Plain[]
  | { readonly [name: string]: Plain };

class Tagged {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

export function double(value: number): Tagged {
  return new Tagged({ type: 'double', value });
}

export function vector(...numbers: number[]): Tagged {
  const values = numbers.map((value) => ({ type: 'double', value }) as const);
  return new Tagged({
    type: 'map',
    fields: new Map<string, Value>([
      ['__type__', { type: 'string', value: '__vector__' }],
      ['value', { type: 'array', values }],
    ]),
  });
}

export function geoPoint(latitude: number, longitude: number): Tagged {
  return new Tagged({ type: 'geopoint', latitude, longitude });
}

/** By the whole name: `projects/p/databases/(default)/documents/rooms/a`. */
export function reference(value: string): Tagged {
  return new Tagged({ type: 'reference', value });
}

export function valueOf(plain: Plain): Value {
  if (plain === null) return { type: 'null' };
  if (plain instanceof Tagged) return plain.value;
  if (plain instanceof Date) {
    const milliseconds = plain.getTime();
    const seconds = Math.floor(milliseconds / 1000);
    return { type: 'timestamp', seconds, nanos: (milliseconds - seconds * 1000) * 1_000_000 };
  }
  if (plain instanceof Uint8Array) return { type: 'bytes', value: plain };
  switch (typeof plain) {
    case 'boolean':
      return { type: 'boolean', value: plain };
    case 'bigint':
      return { type: 'integer', value: plain };
    case 'number':
      return Number.isInteger(plain) && !Object.is(plain, -0)
        ? { type: 'integer', value: BigInt(plain) }
        : { type: 'double', value: plain };
    case 'string':
      return { type: 'string', value: plain };
    default:
      return isList(plain)
        ? { type: 'array', values: plain.map(valueOf) }
        : { type: 'map', fields: fieldsOf(plain) };
  }
}

export function fieldsOf(plain: { readonly [name: string]: Plain }): Fields {
  return new Map(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));
}

function isList(plain: readonly Plain[] | { readonly [name: string]: Plain }): plain is readonly Plain[] {
  return Array.isArray(plain);
}

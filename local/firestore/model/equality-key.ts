import { compareText } from './text-order.ts';
import { unreachable } from './unreachable.ts';
import type { Value } from './value.ts';

/** One text for all values that queries and array transforms take for equal: 1 and 1.0, -0 and 0, NaN and NaN. */
export function equalityKey(value: Value): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'integer':
    case 'double':
      return `number ${numberKey(value.value)}`;
    case 'timestamp':
      return `timestamp ${value.seconds} ${value.nanos}`;
    case 'boolean':
    case 'string':
    case 'reference':
      return `${value.type} ${JSON.stringify(value.value)}`;
    case 'bytes':
      return `bytes ${Buffer.from(value.value).toString('base64')}`;
    case 'geopoint':
      return `geopoint ${numberKey(value.latitude)} ${numberKey(value.longitude)}`;
    case 'array':
      return `[${value.values.map(equalityKey).join()}]`;
    case 'map': {
      const names = [...value.fields.keys()].sort(compareText);
      const entries = names.map((name) => {
        const held = value.fields.get(name);
        return `${JSON.stringify(name)}:${held ? equalityKey(held) : ''}`;
      });
      return `{${entries.join()}}`;
    }
    default:
      return unreachable(value);
  }
}

function numberKey(value: number | bigint): string {
  return String(typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value);
}

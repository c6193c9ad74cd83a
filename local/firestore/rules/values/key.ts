import type { Entries, RuleValue } from './value.ts';

/**
 * Two values have the same key exactly if they are equal, so that sets and `hasAll` on long arrays stay linear. `by
 * type` keeps 1 and 1.0 apart, `by value` does not.
 */
export type NumberKeys = 'by type' | 'by value';

export function keyOf(value: RuleValue, numbers: NumberKeys): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
      return String(value.value);
    case 'int':
      return numbers === 'by value' ? String(Number(value.value)) : `i${value.value}`;
    case 'float':
      return numbers === 'by value' ? String(value.value) : `f${value.value}`;
    case 'string':
      return JSON.stringify(value.value);
    case 'bytes':
      return `b${value.value.join('.')}`;
    case 'timestamp':
    case 'duration':
      return `${value.type}${value.nanos}`;
    case 'latlng':
      return `${value.type}${value.latitude},${value.longitude}`;
    case 'path':
      return `path${JSON.stringify(value.segments.map((segment) => segment.value ?? `{${segment.capture}}`))}`;
    case 'list':
      return `[${value.items.map((item) => keyOf(item, numbers)).join()}]`;
    case 'set':
      return `set[${value.items
        .map((item) => keyOf(item, 'by value'))
        .toSorted()
        .join()}]`;
    case 'map':
    case 'partial':
      return `${value.type}{${entryKeys(value.entries, numbers).join()}}`;
    case 'vector':
      return `vector[${value.values.join()}]`;
    case 'map_diff':
      return `diff${JSON.stringify(value.diff)}`;
    case 'constraint':
      return `constraint${value.label}`;
    default:
      return value satisfies never;
  }
}

function entryKeys(entries: Entries, numbers: NumberKeys): string[] {
  return [...entries].map(([key, value]) => `${JSON.stringify(key)}:${keyOf(value, numbers)}`).toSorted();
}

import type { Value } from './value.ts';

/** A vector travels as the map `{ __type__: '__vector__', value: [numbers] }`. */
export function isVector(value: Value): boolean {
  if (value.type !== 'map') return false;
  const tag = value.fields.get('__type__');
  return tag?.type === 'string' && tag.value === '__vector__';
}

/** The numbers of a vector, or null for any other value. */
export function vectorNumbers(value: Value | undefined): readonly number[] | null {
  if (value?.type !== 'map' || !isVector(value)) return null;
  const numbers = value.fields.get('value');
  if (numbers?.type !== 'array') return null;
  return numbers.values.map((entry) =>
    entry.type === 'double' || entry.type === 'integer' ? Number(entry.value) : Number.NaN,
  );
}

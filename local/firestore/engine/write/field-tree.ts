import type { FieldPath } from '../../model/query.ts';
import type { Fields, Value } from '../../model/value.ts';

/** Copies of fields with one path set; maps on the way are made, other values on the way are replaced. */
export function withField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) return copy.set(name, value);
  const inner = copy.get(name);
  return copy.set(name, {
    type: 'map',
    fields: withField(inner?.type === 'map' ? inner.fields : new Map(), rest, value),
  });
}

/** A copy of the fields without one path; a missing path is no error. */
export function withoutField(fields: Fields, path: FieldPath): Fields {
  const [name, ...rest] = path;
  if (name === undefined || !fields.has(name)) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) {
    copy.delete(name);
    return copy;
  }
  const inner = copy.get(name);
  if (inner?.type !== 'map') return fields;
  return copy.set(name, { type: 'map', fields: withoutField(inner.fields, rest) });
}

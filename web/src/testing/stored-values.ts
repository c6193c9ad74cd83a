/** A document as a test writes and reads it. */
// A test may read any field; its assertions check the type.
// oxlint-disable-next-line typescript/no-explicit-any
export type Stored = Record<string, any>;

/** A value as Firestore's REST interface spells it. */
export type StoredValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: StoredValue[] } }
  | { mapValue: { fields?: Record<string, StoredValue> } };

export function fieldsOf(content: object): Record<string, StoredValue> {
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, spelled(value)]));
}

function spelled(value: unknown): StoredValue {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(spelled) } };
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'string':
      return { stringValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: fieldsOf(value) } };
    default:
      throw new Error(`Firestore stores no ${typeof value}`);
  }
}

export function valueOf(value: StoredValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(valueOf);
  if ('mapValue' in value) {
    const { fields = {} } = value.mapValue;
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));
  }
  return Object.values(value)[0];
}

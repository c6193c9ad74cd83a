/** A document holds 1 MiB; the payload has its part of it. */
const most = { bytes: 200_000, depth: 8, items: 500, nameLength: 200, briefBytes: 2_000 } as const;

/**
 * The result of an action in a form that the database can store. The action has already happened: a result that could
 * not be stored would be looked up again and again. Parts that do not fit are left out.
 */
export function recordable(result: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = fieldsOf(result, most.depth);
  if (bytesOf(kept) <= most.bytes) return kept;
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => bytesOf(value) <= most.briefBytes));
}

function fieldsOf(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => isFieldName(name))
      .slice(0, most.items)
      .flatMap(([name, value]) => {
        const kept = valueOf(value, depth - 1);
        return kept === undefined ? [] : [[name, kept]];
      }),
  );
}

/** The value as JSON; undefined if JSON has no such value. */
function valueOf(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object' || depth <= 0) return undefined;
  if (!Array.isArray(value)) return fieldsOf(value, depth);
  // Firestore cannot store a list directly inside a list.
  return value
    .filter((item) => !Array.isArray(item))
    .slice(0, most.items)
    .map((item) => valueOf(item, depth - 1))
    .filter((item) => item !== undefined);
}

function isFieldName(name: string): boolean {
  return name !== '' && name.length <= most.nameLength && !/^__.*__$/s.test(name) && name.isWellFormed();
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

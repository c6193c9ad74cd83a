import type { SnapshotOptions } from 'firebase/firestore';
import type * as z from 'zod/mini';

type Found = { id: string; data: (options: SnapshotOptions) => unknown };

/** The documents that fit the schema, with their ids; `unread` counts the others, where there are some. */
export function readDocuments<S extends z.ZodMiniType<object>>(
  docs: readonly Found[],
  schema: S,
): { items: (z.output<S> & { id: string })[]; unread?: number } {
  const items = docs.flatMap((found) => {
    const result = schema.safeParse(found.data({ serverTimestamps: 'estimate' }));
    return result.success ? [{ ...result.data, id: found.id }] : [];
  });
  const unread = docs.length - items.length;
  return unread === 0 ? { items } : { items, unread };
}

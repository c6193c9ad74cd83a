import type { Databases } from '../engine/databases.ts';
import type { Write } from '../engine/write/write.ts';
import { formatDatabaseName, parseDocumentName, type DatabaseName } from '../model/resource-name.ts';
import { fieldsOf, type Plain } from './plain-values.ts';

/** Documents by their path: `{ 'rooms/a': { size: 3 } }`. */
export type SeedDocuments = { readonly [path: string]: { readonly [field: string]: Plain } };

/** Sets these documents as a whole, in one commit, without rules, and keeps all others. */
export async function seedDocuments(
  databases: Databases,
  name: DatabaseName,
  documents: SeedDocuments,
): Promise<void> {
  const writes = Object.entries(documents).map(([path, fields]): Write => {
    const fullName = `${formatDatabaseName(name)}/documents/${path}`;
    return {
      kind: 'set',
      path: parseDocumentName(fullName, name),
      precondition: null,
      fields: fieldsOf(fields),
      mask: null,
      transforms: [],
    };
  });
  await databases.get(name).commit(writes, { guard: () => undefined, transaction: null });
}

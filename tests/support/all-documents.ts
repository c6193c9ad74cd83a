import { paths } from '@crocodile-hub/core/contract/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** The names of all collections, at any place in the database. */
const names = new Set(
  Object.values(paths).map((path: (...ids: string[]) => string) => {
    const parts = path('-', '-').split('/');
    return parts[parts.length % 2 === 1 ? parts.length - 1 : parts.length - 2] ?? '';
  }),
);

/** Every document of the store with its path, as text. */
export async function allDocuments(db: Firestore): Promise<string[]> {
  const found = await Promise.all([...names].map((name) => db.collectionGroup(name).get()));
  return found.flatMap(({ docs }) => docs.map((doc) => `${doc.ref.path} ${JSON.stringify(doc.data())}`));
}

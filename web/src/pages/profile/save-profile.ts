import type { UserDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** Merges: fields that are not named stay as they are, also those that another device wrote meanwhile. */
export async function saveProfile(uid: string, changes: Partial<UserDocument>): Promise<void> {
  const { db, doc, setDoc } = await loadFirestore();
  await setDoc(doc(db, paths.user(uid)), changes, { merge: true });
}

import type { UserDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../kit/wire/firebase/load-firestore.ts';

type Settings = NonNullable<UserDocument['settings']>;

/** Stores one setting beside the others; null takes it back to its default. */
export async function saveSetting<K extends keyof Settings>(
  uid: string,
  name: K,
  value: NonNullable<Settings[K]> | null,
): Promise<void> {
  const { db, deleteField, doc, setDoc } = await loadFirestore();
  const settings = { [name]: value ?? deleteField() };
  await setDoc(doc(db, paths.user(uid)), { settings }, { merge: true });
}

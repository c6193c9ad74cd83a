import { loadFirestore } from './load-firestore.ts';

/** Puts a document in place of the one with its id, or adds it. Resolves when the server has it. */
export async function putDocument(path: string, id: string, fields: object): Promise<void> {
  const { db, doc, setDoc } = await loadFirestore();
  await setDoc(doc(db, path, id), fields);
}

export async function deleteDocument(path: string, id: string): Promise<void> {
  const { db, deleteDoc, doc } = await loadFirestore();
  await deleteDoc(doc(db, path, id));
}

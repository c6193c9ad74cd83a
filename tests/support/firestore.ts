import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { projectId, type StackUrls } from '../../local/stack/addresses.ts';

/** The stack's database with the server's rights, for looking at what became of something. */
export async function withFirestore<T>(
  urls: StackUrls,
  look: (firestore: Firestore) => Promise<T>,
): Promise<T> {
  const app = initializeApp({ projectId }, `look-${performance.now()}`);
  const firestore = getFirestore(app);
  firestore.settings({ host: new URL(urls.firestore).host, ssl: false });
  try {
    return await look(firestore);
  } finally {
    await firestore.terminate();
    await deleteApp(app);
  }
}

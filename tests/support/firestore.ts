import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { projectId, type StackUrls } from '../../local/stack/addresses.ts';

/** Opens the stack's database with the server's rights, to check results. */
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

import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { projectId, type StackUrls } from '../../local/stack/addresses.ts';

/** By address. A connection takes longer to open than a look takes, and many tests look again and again. */
const opened = new Map<string, { app: App; firestore: Firestore }>();

/** Opens the stack's database with the server's rights, to check results. It stays open for the next look. */
export async function withFirestore<T>(
  { firestore: address }: StackUrls,
  look: (firestore: Firestore) => Promise<T>,
): Promise<T> {
  return look((opened.get(address) ?? open(address)).firestore);
}

function open(address: string): { app: App; firestore: Firestore } {
  const app = initializeApp({ projectId }, `look-${address}`);
  const firestore = getFirestore(app);
  firestore.settings({ host: new URL(address).host, ssl: false });
  const both = { app, firestore };
  opened.set(address, both);
  return both;
}

/** Closes what is open: at the end of a file, or before its stack stops. */
export async function closeFirestores(): Promise<void> {
  const all = [...opened.values()];
  opened.clear();
  await Promise.all(
    all.map(async ({ app, firestore }) => {
      await firestore.terminate();
      await deleteApp(app);
    }),
  );
}

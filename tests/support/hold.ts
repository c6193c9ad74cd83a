import { paths } from '@crocodile-hub/core/contract/paths';
import { withFirestore } from './firestore.ts';
import { stackUrls } from './stack-urls.ts';

/** Sets how long the person's sends can be undone, in milliseconds. */
export async function setHold(uid: string, holdMs: number): Promise<void> {
  await withFirestore(stackUrls(), (firestore) =>
    firestore.doc(paths.user(uid)).set({ settings: { holdMs } }, { merge: true }),
  );
}

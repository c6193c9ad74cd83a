import { paths } from '@crocodile-hub/core/contract/paths';
import { withFirestore } from './firestore.ts';
import { stackUrls } from './stack-urls.ts';

/** How long what the person sends can be taken back, in milliseconds, as their settings say it. */
export async function setHold(uid: string, holdMs: number): Promise<void> {
  await withFirestore(stackUrls(), (firestore) =>
    firestore.doc(paths.user(uid)).set({ settings: { holdMs } }, { merge: true }),
  );
}

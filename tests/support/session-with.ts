import { paths } from '@crocodile-hub/core/contract/paths';
import { withFirestore } from './firestore.ts';
import { stackUrls } from './stack-urls.ts';

/** The person's session in whose log the words stand, as it is stored; undefined while there is none. */
export function sessionWith(uid: string, words: string): Promise<Record<string, unknown> | undefined> {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(paths.sessions(uid)).get();
    for (const session of docs) {
      const log = firestore.collection(paths.messages(uid, session.id));
      if (!(await log.where('content', '==', words).limit(1).get()).empty) return session.data();
    }
    return undefined;
  });
}

import { paths } from '@crocodile-hub/core/contract/paths';
import type { QuerySnapshot } from 'firebase/firestore';
import { kindOf, type LiveQuery } from '../../kit/wire/firebase/live-query.ts';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import type { Message } from './message.ts';
import { messagesAtOnce } from './page-messages.ts';
import { readMessage } from './read-message.ts';
import { subscribe } from '../../kit/wire/firebase/subscribe.ts';

/**
 * The newest messages of a session, newest first. Also reports when the server has stored a message. A message that has
 * not changed stays the same object, so its row is not drawn again.
 */
export function watchMessages(sessionId: string): LiveQuery<Message> {
  return {
    name: `messages/${sessionId}`,
    watch: (uid, changed) => {
      const known = new Map<string, Message>();
      return subscribe(
        async (failed) => {
          const { db, collection, limit, onSnapshot, orderBy, query } = await loadFirestore();
          const log = collection(db, paths.messages(uid, sessionId));
          return () =>
            onSnapshot(
              query(log, orderBy('timestamp', 'desc'), limit(messagesAtOnce)),
              { includeMetadataChanges: true },
              (snapshot) => {
                const { fromCache } = snapshot.metadata;
                changed({ is: 'ready', items: itemsOf(snapshot, known), fromCache });
              },
              (error) => failed(kindOf(error)),
            );
        },
        (failure) => changed({ is: 'failed', failure }),
      );
    },
  };
}

function itemsOf(snapshot: QuerySnapshot, known: Map<string, Message>): Message[] {
  for (const { type, doc } of snapshot.docChanges({ includeMetadataChanges: true })) {
    const message = type === 'removed' ? undefined : readMessage(doc);
    if (message === undefined) known.delete(doc.id);
    else known.set(doc.id, message);
  }
  return snapshot.docs.flatMap(({ id }) => known.get(id) ?? []);
}

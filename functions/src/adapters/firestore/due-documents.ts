import * as z from 'zod/mini';
import type { DocumentSnapshot, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due } from '../../ports/world.ts';
import type { OpenDatabase, Database } from './database.ts';

const pageSize = 200;

/** The documents that a query finds, page by page, in its own order. */
export async function* pagesOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const page = query.limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? page : page.startAfter(last)).get();
    yield docs;
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last !== undefined);
}

/** All people's documents of one kind that are due, oldest first. Only their names are read. */
export async function* duePages(
  open: OpenDatabase,
  collection: 'reminders' | 'outbox' | 'people',
  now: Instant,
): AsyncGenerator<readonly Due[]> {
  const { db, at } = await open();
  const due = db
    .collectionGroup(collection)
    .where('attendAt', '<=', at(now))
    .orderBy('attendAt')
    .select('attendAt');
  for await (const docs of pagesOf(due)) {
    yield docs.flatMap(({ ref }) => {
      const uid = ref.parent.parent?.id;
      return uid === undefined ? [] : [{ uid, id: ref.id }];
    });
  }
}

const count = z.int();

/** How often it failed so far, even if the rest of the document cannot be read. */
export function failuresOf(snapshot: DocumentSnapshot): number {
  return count.safeParse(snapshot.get('failures')).data ?? 0;
}

export function putNotification(
  tx: Transaction,
  { db, at, ends }: Database,
  uid: string,
  id: string,
  notification: NotificationDocument,
): void {
  tx.set(db.doc(`${paths.notifications(uid)}/${id}`), {
    ...notification,
    dueAt: at(notification.dueAt),
    createdAt: at(notification.createdAt),
    ...ends('notifications', notification.createdAt),
  });
}

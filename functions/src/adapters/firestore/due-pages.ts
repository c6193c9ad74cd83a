import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due } from '../../ports/world.ts';
import type { OpenDatabase } from './database.ts';

const pageSize = 200;

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
    .select('attendAt')
    .limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? due : due.startAfter(last)).get();
    yield docs.flatMap(({ ref }) => {
      const uid = ref.parent.parent?.id;
      return uid === undefined ? [] : [{ uid, id: ref.id }];
    });
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last !== undefined);
}

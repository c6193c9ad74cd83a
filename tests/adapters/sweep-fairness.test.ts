import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notificationDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { endField } from '@crocodile-hub/core/domain/retention';
import { Failure } from '../../functions/src/ports/failure.ts';
import { aMail, anna } from '../../functions/src/testing/engine.ts';
import { allOf } from '../../functions/src/testing/memory-pages.ts';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { execute } from '../../functions/src/usecases/ledger/execute.ts';
import { sweep } from '../../functions/src/usecases/upkeep/sweep.ts';
import { plantBrokenEntries, plantBrokenReminders, plantLostReminders } from '../support/abuse/poison.ts';
import { embeddedEngine, type EmbeddedEngine } from '../support/embedded-engine.ts';

// A sample of `npm run bench:abuse`, on the real stores and without a clock: it asserts the order, not the speed.

const random = seeded(7);
const busyPeople = Array.from({ length: 5 }, (_, index) => `busy-${index}`);
const others = Array.from({ length: 12 }, (_, index) => `other-${index}`);
const each = 40;
const dueInMs = 60_000;

let embedded: EmbeddedEngine;
beforeEach(async () => {
  const noGrant = () => Promise.reject(new Failure('reauth', 'googleNeeded'));
  embedded = await embeddedEngine({ mail: { findSent: noGrant } });
});
afterEach(() => embedded.close());

/** Created through the engine; its queue tasks are then lost. */
async function remind(uid: string) {
  const { engine } = embedded;
  const reminderTime = new Date(engine.clock.now() + dueInMs).toISOString();
  const wish = aMail({ userId: uid, actionType: 'reminder', payload: { task: uid, reminderTime } });
  await execute(engine, { ...anna, uid }, wish);
}

async function mail(uid: string) {
  const { engine } = embedded;
  const runAt = new Date(engine.clock.now() + dueInMs).toISOString();
  const payload = { to: [`${uid}@example.com`], body: 'hi' };
  await execute(engine, { ...anna, uid }, aMail({ userId: uid, runAt, payload }));
}

async function deliveredOf(uid: string): Promise<unknown[]> {
  const { docs } = await embedded.db.collection(paths.notifications(uid)).get();
  return docs.map((found) => found.get('type'));
}

it('poison and busy people delay nobody else by one sweep', async () => {
  const { engine, db } = embedded;
  await plantBrokenReminders(db, 'eve', 200, engine.clock.now());
  await plantBrokenEntries(db, 'eve', 230, engine.clock.now());
  const dueAt = Array.from({ length: each }, () => engine.clock.now() + random() * dueInMs);
  for (const uid of busyPeople) await plantLostReminders(db, uid, dueAt);
  for (const uid of others) await Promise.all([remind(uid), mail(uid)]);
  engine.clock.advance(dueInMs + 10_000);

  const order: string[] = [];
  const transact: typeof engine.reminders.transact = (uid, ...rest) => {
    order.push(uid);
    return engine.reminders.transact(uid, ...rest);
  };
  await sweep({ ...engine, reminders: { ...engine.reminders, transact } });

  for (const uid of others) expect(await deliveredOf(uid), uid).toEqual(['reminder']);
  expect(new Set(engine.mail.sent.flatMap(({ to }) => to))).toEqual(
    new Set(others.map((uid) => `${uid}@example.com`)),
  );
  // The last of the others came when each of the busy had had a few turns, and not all of theirs.
  const untilLast = order.slice(
    0,
    order.findLastIndex((uid) => others.includes(uid)),
  );
  for (const uid of busyPeople) expect(untilLast.filter((one) => one === uid).length).toBeLessThan(each / 2);

  // Failed items have moved on: the next sweep finds none.
  expect(await allOf(engine.reminders.due(engine.clock.now()))).toEqual([]);
  expect(await allOf(engine.ledger.due(engine.clock.now()))).toEqual([]);
}, 60_000);

it('what fails for the tenth time is set aside, whatever is stored there, and its person is told', async () => {
  const { engine, db } = embedded;
  const reminders = await plantBrokenReminders(db, 'eve', 8, engine.clock.now());
  const entries = await plantBrokenEntries(db, 'eve', 7, engine.clock.now());
  const broken = [...reminders.slice(1), ...entries];
  for (const path of broken) await db.doc(path).update({ failures: 9 });
  await sweep(engine);
  for (const path of broken) expect((await db.doc(path).get()).get('attendAt'), path).toBeNull();
  // No document stays for ever, not even a broken one.
  for (const path of entries)
    expect((await db.doc(path).get()).get(endField), path).toBeInstanceOf(Timestamp);
  const { docs } = await db.collection(paths.notifications('eve')).get();
  const told = docs.map((found) => notificationDocument.parse(found.data()));
  expect(told.filter(({ type }) => type === 'set-aside')).toHaveLength(broken.length);
});

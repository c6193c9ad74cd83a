/**
 * `npm run bench:abuse`: how one person's broken data, and many people at their limits, affect everybody else. There
 * are two hundred poisoned reminders and a thousand entries that throw, the oldest of all and all in the queue too.
 * Fifty people call as often as they may and more. Meanwhile reminders of others become due, some of which have lost
 * their wake-up and only the sweeper can find. Then one person's mailbox holds a mail that cannot be read, one person
 * calls two instances at once, and mails arrive that cost more than they weigh, for a list or for the page that opens
 * them. `-- --people 10 --reminders 60` does less, `-- --only mails` the last part alone.
 */
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { actionQueue, reminderQueue } from '@crocodile-hub/core/contract/queue';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { keepBusy, startApiInstance } from '../support/abuse/busy-people.ts';
import { largeMailsListed, openedOnAPage } from '../support/abuse/heavy-mails.ts';
import { atAllInstances, besideABadMail } from '../support/abuse/mailbox-abuse.ts';
import { plantBrokenEntries, plantBrokenReminders, plantLostReminders } from '../support/abuse/poison.ts';
import { enqueueAll } from '../support/abuse/wake-ups.ts';
import { withFirestore } from '../support/firestore.ts';
import { startFramework } from '../support/framework.ts';
import { newPerson, type TestPerson } from '../support/new-person.ts';
import { deliveriesOf, startRush, type Happened, type Rush } from '../support/rush/rush.ts';
import { scoreOf, type Score } from '../support/rush/score.ts';
import { startTemporaryStack } from '../support/temporary-stack.ts';

const { values } = parseArgs({
  options: {
    poisoned: { type: 'string', default: '200' },
    entries: { type: 'string', default: '1000' },
    people: { type: 'string', default: '50' },
    reminders: { type: 'string', default: '300' },
    lost: { type: 'string', default: '60' },
    only: { type: 'string', default: 'all' },
  },
});
const poisoned = Number(values.poisoned);
const entries = Number(values.entries);
const busyCount = Number(values.people);
const reminders = Number(values.reminders);
const lost = Number(values.lost);

const lastsMs = 60_000;
/** The load begins earlier, so that the start of processes is not measured. */
const leadMs = 15_000;
const askingMs = 90;
const patienceMs = 180_000;
const howMany = 10;
/** The sweeper runs every minute, and looks at a reminder only after the queue's time for it. */
const sweepsWithinMs = 75_000;

const stack = await startTemporaryStack();
const api = await startApiInstance(stack.urls);
try {
  const wrong = values.only === 'mails' ? [] : await benchReminders();
  wrong.push(...(await benchMails()));
  if (wrong.includes(true)) process.exitCode = 1;
} finally {
  api.stop();
  await stack.stop();
}

async function benchReminders(): Promise<boolean[]> {
  const { urls } = stack;
  const others = await somePeople(urls, howMany, { google: true });
  const [eve, forgotten] = await somePeople(urls, 2, { google: false });
  const busy = await somePeople(urls, busyCount, { google: false });
  if (eve === undefined || forgotten === undefined) throw new Error('people are missing');
  const startsAt = Date.now() + 20_000 + leadMs + reminders * askingMs;
  const rush = await startRush(urls, others, { name: 'others', reminders, mails: 0, startsAt, lastsMs });
  const forgottenRush = await plantAll(urls, eve.uid, forgotten, startsAt);
  await wait(Math.max(0, startsAt - leadMs - Date.now()));

  const answered = await keepBusy(api.origin, busy, rush.endsAt);
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; ${busyCount} people: ${answered.accepted} calls let in, ${answered.limited} refused as too many, ${answered.other} otherwise`,
  );
  return [
    judge(
      "everybody else's",
      scoreOf(rush.reminders, await allThere(urls, rush), []),
      ({ p95 }) => p95 <= 1_000,
    ),
    judge(
      'with a lost wake-up',
      scoreOf(forgottenRush.reminders, await allThere(urls, forgottenRush), []),
      ({ worst }) => worst <= sweepsWithinMs,
    ),
  ];
}

/** Answers for each finding whether it is wrong. */
async function benchMails(): Promise<boolean[]> {
  const { urls } = stack;
  const [eve, anna, owner, reader] = await somePeople(urls, 4, { google: true });
  if (!eve || !anna || !owner || !reader) throw new Error('people are missing');
  const second = await startApiInstance(urls);
  const framework = await startFramework(urls);
  try {
    const found = [
      ...(await besideABadMail(urls, api.origin, [eve, anna])),
      ...(await atAllInstances([api.origin, second.origin], anna)),
      ...(await largeMailsListed(urls, framework, owner)),
      ...(await openedOnAPage(urls, reader)),
    ];
    for (const { what, value, isWithin } of found) {
      console.log(
        `${isWithin ? '✓' : '✗'} ${what}: ${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 0)}`,
      );
    }
    return found.map(({ isWithin }) => !isWithin);
  } finally {
    second.stop();
    await framework.stop();
  }
}

/** Stores all broken data, in the database and in the queue, and the reminders that only the sweeper can find. */
async function plantAll(
  urls: StackUrls,
  uid: string,
  forgotten: { uid: string; token: string },
  startsAt: number,
): Promise<Rush> {
  const dueAt = Array.from({ length: lost }, (_, index) => startsAt + Math.floor((index * lastsMs) / lost));
  const { broken, failing, paths } = await withFirestore(urls, async (db) => ({
    broken: await plantBrokenReminders(db, uid, poisoned, Date.now()),
    failing: await plantBrokenEntries(db, uid, entries, Date.now()),
    paths: await plantLostReminders(db, forgotten.uid, dueAt),
  }));
  const at = (index: number, count: number) =>
    startsAt - leadMs + Math.floor((index * (leadMs + lastsMs)) / count);
  await enqueueAll(urls, [
    ...broken.map((path, index) => ({
      queue: reminderQueue,
      data: { uid, reminderId: basename(path), revision: 1 },
      at: at(index, broken.length),
    })),
    ...failing.map((path, index) => ({
      queue: actionQueue,
      data: { uid, key: basename(path) },
      at: at(index, failing.length),
    })),
  ]);
  return {
    people: [forgotten],
    reminders: new Map(paths.map((path, index) => [basename(path), dueAt[index] ?? 0])),
    mails: new Map(),
    endsAt: startsAt + lastsMs,
  };
}

/** Waits for the last one, and a little longer in case one comes twice. */
async function allThere(urls: StackUrls, rush: Rush): Promise<Happened> {
  const givesUpAt = Date.now() + patienceMs;
  while ((await deliveriesOf(urls, rush)).size < rush.reminders.size && Date.now() < givesUpAt)
    await wait(1_000);
  await wait(5_000);
  return deliveriesOf(urls, rush);
}

function judge(what: string, score: Score, meets: (score: Score) => boolean): boolean {
  const { count, lost: gone, doubled, p50, p95, worst } = score;
  console.log(
    `${what.padEnd(20)} ${count}: ${gone} lost, ${doubled} doubled; late p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms`,
  );
  return count > 0 && (gone > 0 || doubled > 0 || !meets(score));
}

async function somePeople(
  urls: StackUrls,
  count: number,
  options: { google: boolean },
): Promise<TestPerson[]> {
  const people: TestPerson[] = [];
  while (people.length < count) people.push(await newPerson(urls, options));
  return people;
}

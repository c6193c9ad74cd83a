import { paths } from '@crocodile-hub/core/contract/paths';
import { executeReply, routes } from '@crocodile-hub/core/contract/routes';
import { z } from 'zod';
import type { StackUrls } from '../../../local/stack/addresses.ts';
import { callApi } from '../api.ts';
import { withFirestore } from '../firestore.ts';

/** Reminders and scheduled mails of a few people, due evenly within a short time. */
export type Rush = {
  people: readonly RushPerson[];
  /** Due time by reminder. */
  reminders: ReadonlyMap<string, number>;
  /** Time of leaving by recipient: each mail goes to an address of its own. */
  mails: ReadonlyMap<string, number>;
  endsAt: number;
};
type RushPerson = { uid: string; token: string };

type Plan = { name: string; reminders: number; mails: number; startsAt: number; lastsMs: number };

/** How each thing of a rush ended: when it happened, and how often. */
export type Happened = ReadonlyMap<string, { at: number; times: number }>;

const callsAtOnce = 4;

/** How long asking for so much will take at most, judged by one call now: a machine may be busy with other things. */
export async function timeToAsk(
  urls: StackUrls,
  [person]: readonly [RushPerson, ...RushPerson[]],
  { reminders, mails }: Pick<Plan, 'reminders' | 'mails'>,
): Promise<number> {
  const began = performance.now();
  const payload = { task: 'far ahead', reminderTime: new Date(Date.now() + farAheadMs).toISOString() };
  await execute(urls, person, { actionType: 'reminder', payload });
  return leastLeadMs + (performance.now() - began) * (reminders + mails);
}

const leastLeadMs = 5_000;
const farAheadMs = 30 * 86_400_000;

/** Asks for everything of the rush, as the web app does. Throws when that takes longer than until its start. */
export async function startRush(urls: StackUrls, people: readonly RushPerson[], plan: Plan): Promise<Rush> {
  const reminders = new Map<string, number>();
  const mails = new Map<string, number>();
  const whoseTurn = (index: number) => {
    const person = people[index % people.length];
    if (person === undefined) throw new Error('a rush needs people');
    return person;
  };
  const remind = async (index: number) => {
    const dueAt = timeOf(index, plan.reminders, plan);
    const payload = { task: `${plan.name} ${index}`, reminderTime: new Date(dueAt).toISOString() };
    const { reminderId } = await execute(urls, whoseTurn(index), { actionType: 'reminder', payload });
    if (reminderId === undefined) throw new Error('a reminder answers with its id');
    reminders.set(reminderId, dueAt);
  };
  const mail = async (index: number) => {
    const runAt = timeOf(index, plan.mails, plan);
    const to = `${plan.name}-${index}@example.com`;
    const payload = { to: [to], subject: plan.name, body: String(index) };
    const when = { runAt: new Date(runAt).toISOString() };
    await execute(urls, whoseTurn(index), { actionType: 'send_email', payload, ...when });
    mails.set(to, runAt);
  };
  const work = [
    ...Array.from({ length: plan.reminders }, (_, index) => () => remind(index)),
    ...Array.from({ length: plan.mails }, (_, index) => () => mail(index)),
  ];
  await allOf(work);
  if (Date.now() > plan.startsAt) throw new Error('asking took longer than until the first one was due');
  return { people, reminders, mails, endsAt: plan.startsAt + plan.lastsMs };
}

function timeOf(index: number, count: number, { startsAt, lastsMs }: Plan): number {
  return startsAt + Math.floor((index * lastsMs) / count);
}

async function execute(urls: StackUrls, { uid, token }: RushPerson, wish: object) {
  const body = { userId: uid, timeZone: 'Asia/Jerusalem', idempotencyKey: crypto.randomUUID(), ...wish };
  const answer = await callApi(urls, 'POST', routes.execute.path, { token, body });
  if (answer.status !== 200) throw new Error(`execute answered ${answer.status}`);
  return executeReply.parse(answer.body);
}

async function allOf(work: (() => Promise<void>)[]): Promise<void> {
  const rest = work.values();
  const worker = async () => {
    for (const one of rest) await one();
  };
  await Promise.all(Array.from({ length: callsAtOnce }, worker));
}

/**
 * The deliveries so far, by reminder. A second delivery would write the same notification again: the database knows
 * when it was first and last written.
 */
export async function deliveriesOf(urls: StackUrls, { people, reminders }: Rush): Promise<Happened> {
  return withFirestore(urls, async (firestore) => {
    const happened = new Map<string, { at: number; times: number }>();
    for (const { uid } of people) {
      const { docs } = await firestore.collection(paths.notifications(uid)).get();
      for (const found of docs) {
        const id = String(found.get('reminderId'));
        if (!reminders.has(id)) continue;
        const isRewritten = !found.createTime.isEqual(found.updateTime);
        const times = (happened.get(id)?.times ?? 0) + (isRewritten ? 2 : 1);
        happened.set(id, { at: found.createTime.toMillis(), times });
      }
    }
    return happened;
  });
}

const sentMail = z.looseObject({ kind: z.string(), to: z.string(), at: z.string() });

/** The mails that left so far, by recipient, as the stand-in received them. */
export async function departuresOf(urls: StackUrls, { mails }: Rush): Promise<Happened> {
  const response = await fetch(`${urls.providers}/_sent`);
  const happened = new Map<string, { at: number; times: number }>();
  for (const { kind, to, at } of z.array(sentMail).parse(await response.json())) {
    if (kind !== 'email' || !mails.has(to)) continue;
    const known = happened.get(to);
    happened.set(to, { at: known?.at ?? Date.parse(at), times: (known?.times ?? 0) + 1 });
  }
  return happened;
}

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { executeReply, routes } from '@crocodile-hub/core/contract/routes';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { scheduledUrl } from '../../local/stack/addresses.ts';
import { startApiInstance, type ApiInstance } from '../support/abuse/busy-people.ts';
import { callApi } from '../support/api.ts';
import { withFirestore } from '../support/firestore.ts';
import { givenTask, stored } from '../support/given.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { stackUrls } from '../support/stack-urls.ts';

// An accepted task is stored before it is run. Here the server dies between the two.

const urls = stackUrls();
/**
 * First the ledger stores that the task is accepted, then that a worker has claimed it; only then is the provider
 * called.
 */
const deaths = [
  { when: 'accepted', diesAfterSteps: 1 },
  { when: 'claimed', diesAfterSteps: 2 },
];
type Death = (typeof deaths)[number];

/** The servers that will die, one for each test and death. They start at once: to start is what takes them long. */
const mortals = new Map<Death, ApiInstance[]>();
beforeAll(async () => {
  const start = async (death: Death) => {
    const both = await Promise.all([startApiInstance(urls, death), startApiInstance(urls, death)]);
    mortals.set(death, both);
  };
  await Promise.all(deaths.map(start));
});
afterAll(() => [...mortals.values()].flat().forEach((instance) => instance.stop()));

it.each(deaths)('a task that was $when as the server died runs once, by itself', async (death) => {
  const task = await aTaskAtADeath(death);
  await itsTimeComes(task);
  await sweep();
  expect(await task.stands()).toBe('Done');
  await sweep();
  const asked = await task.ask();
  expect(asked.status).toBe(200);
  expect(executeReply.parse(asked.body)).toMatchObject({ success: true, status: 'done' });
  expect(await task.mails()).toHaveLength(1);
});

it.each(deaths)(
  'a task that was $when as the server died runs once, when it is asked for again',
  async (death) => {
    const task = await aTaskAtADeath(death);
    if (death.when === 'claimed') await itsTimeComes(task);
    const asked = await task.ask();
    expect(asked.status).toBe(200);
    expect(await task.stands()).toBe('Done');
    await itsTimeComes(task);
    await sweep();
    expect(await task.mails()).toHaveLength(1);
  },
);

type Task = {
  uid: string;
  id: string;
  ask(): ReturnType<typeof callApi>;
  stands(): Promise<unknown>;
  mails(): ReturnType<typeof sent>;
};

/** A stored task whose server has died before anything was sent. */
async function aTaskAtADeath(death: Death): Promise<Task> {
  const person: TestPerson = await aPerson({ google: true });
  const to = `${randomUUID()}@example.com`;
  const payload = { to: [to], subject: 'Once', body: 'whatever dies' };
  const id = await givenTask(person, { status: 'Pending', actionPayload: payload, actionSummary: '' });
  const body = {
    userId: person.uid,
    actionType: 'send_email',
    payload,
    payloadHash: payloadHash('send_email', payload),
    taskId: id,
  };
  const instance = mortals.get(death)?.pop();
  if (instance === undefined) throw new Error('no server is left to die');
  onTestFinished(() => instance.stop());
  const answer = fetch(`${instance.origin}${routes.execute.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  });
  await expect(answer).rejects.toThrow('fetch failed');
  const task: Task = {
    uid: person.uid,
    id,
    ask: () => callApi(urls, 'POST', routes.execute.path, { token: person.token, body }),
    stands: async () => (await stored(`${paths.smartTasks(person.uid)}/${id}`))?.['status'],
    mails: async () => (await sent()).filter((mail) => mail.to.includes(to)),
  };
  expect(await stored(`${paths.outbox(person.uid)}/${id}`)).toMatchObject({ status: death.when });
  expect(await task.stands()).toBe('Pending');
  expect(await task.mails()).toEqual([]);
  return task;
}

/** The dead worker's claim ends, and the sweeper may look. A settled entry has no such time. */
async function itsTimeComes({ uid, id }: Task): Promise<void> {
  await withFirestore(urls, async (firestore) => {
    const entry = firestore.doc(`${paths.outbox(uid)}/${id}`);
    const past = Timestamp.fromMillis(Date.now() - 1_000);
    const { claim, attendAt } = (await entry.get()).data() ?? {};
    if (attendAt !== null) await entry.update({ attendAt: past });
    if (claim !== null) await entry.update({ 'claim.until': past });
  });
}

/** The schedule runs this every minute. */
async function sweep(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(scheduledUrl(urls, 'sweep'), { method: 'POST', headers, body: '{}' });
  expect(ok).toBe(true);
}

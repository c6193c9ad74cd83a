import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { scheduledUrl } from '../../local/stack/addresses.ts';
import {
  accountOf,
  deleteAccount,
  disableAccount,
  endSessions,
  setVerified,
  signInWithGoogle,
} from '../support/accounts.ts';
import { countOf, givenScheduledMail, stored } from '../support/given.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { aPushDevice } from '../support/push-device.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();
const patience = { timeout: 20_000 };

const statusOf = async ({ token }: { token: string }) => (await callRoute(token, 'servicesStatus')).status;

async function schedule(person: TestPerson, inMs: number): Promise<{ taskId: string; to: string }> {
  const taskId = randomUUID();
  const to = `dana-${taskId.slice(0, 8)}@example.com`;
  const payload = { to: [to], subject: 'Quote', body: 'Here it is' };
  const answer = await givenScheduledMail(person, { taskId, payload, runAt: Date.now() + inMs });
  expect(answer.status).toBe(200);
  return { taskId, to };
}

async function remind(person: TestPerson, inMs: number): Promise<string> {
  const reminderTime = new Date(Date.now() + inMs).toISOString();
  const { reply } = await callRoute(person.token, 'execute', {
    body: { userId: person.uid, actionType: 'reminder', payload: { task: 'call Dana', reminderTime } },
  });
  return reply?.reminderId ?? 'none';
}

async function subscribe(person: TestPerson): Promise<void> {
  const { subscription } = aPushDevice(urls.providers);
  const body = { userId: person.uid, subscription, locale: 'en' };
  expect((await callRoute(person.token, 'pushSubscribe', { body })).status).toBe(200);
}

const leftTo = async (to: string) => (await sent()).filter((item) => item.to === to);
const held = async ({ uid }: TestPerson) => [
  await countOf(paths.grants(uid)),
  await countOf(paths.devices(uid)),
];

/** Calls, and answers whether the account is marked as one that was seen unverified. */
async function isMarked(person: TestPerson): Promise<boolean> {
  expect(await statusOf(person)).toBe(200);
  return (await accountOf(person.uid)).includes('wasUnverified');
}

/** As if the person had not opened the link, and the server had seen so. */
async function isSeenUnverified(person: TestPerson): Promise<void> {
  await setVerified(person.uid, false);
  await expect.poll(() => isMarked(person), patience).toBe(true);
}

describe('a token', () => {
  it.each([
    ['disabled', disableAccount],
    ['deleted', deleteAccount],
    ['signed out everywhere', endSessions],
  ])('is refused once its account was %s, however good it looks', async (_, end) => {
    const person = await aPerson({ google: false });
    expect(await statusOf(person)).toBe(200);
    await end(person.uid);
    await expect.poll(() => statusOf(person), patience).toBe(401);
  });
});

describe('signing out everywhere', () => {
  it('ends them all and their pushes, and leaves what is connected', async () => {
    const person = await aPerson({ google: true });
    await subscribe(person);
    expect(await held(person)).toEqual([1, 1]);
    expect((await callRoute(person.token, 'signOutEverywhere', { body: {} })).status).toBe(200);
    await expect.poll(() => statusOf(person), patience).toBe(401);
    expect(await held(person)).toEqual([1, 0]);
  });
});

describe('an account that ended', () => {
  it('sends nothing that it had scheduled, and reminds of nothing', async () => {
    const person = await aPerson({ google: true });
    const { taskId, to } = await schedule(person, 5_000);
    const reminderId = await remind(person, 5_000);
    await disableAccount(person.uid);
    const entry = () => stored(`${paths.outbox(person.uid)}/${taskId}`);
    await expect.poll(async () => (await entry())?.['status'], patience).toBe('failed');
    expect((await entry())?.['failure']).toMatchObject({ kind: 'unauthenticated' });
    const reminder = () => stored(`${paths.reminders(person.uid)}/${reminderId}`);
    await expect.poll(async () => (await reminder())?.['status'], patience).toBe('cancelled');
    expect(await leftTo(to)).toEqual([]);
    const told = await countOf(paths.notifications(person.uid));
    // That the mail did not leave; the reminder did not ring.
    expect(told).toBe(1);
  });

  it('holds no grants, no connected services and no devices from the next call on', async () => {
    const person = await aPerson({ google: true, channels: true });
    await subscribe(person);
    expect(await held(person)).toEqual([4, 1]);
    await deleteAccount(person.uid);
    await expect.poll(() => statusOf(person), patience).toBe(401);
    expect(await held(person)).toEqual([0, 0]);
  });

  it('loses its grants by the next morning, also when nobody ever calls', async () => {
    const person = await aPerson({ google: true });
    await disableAccount(person.uid);
    await fetch(scheduledUrl(urls, 'nightly'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await held(person)).toEqual([0, 0]);
  });
});

describe('an address that somebody registered and did not verify', () => {
  it('is its owner’s alone once they sign in through Google', async () => {
    const squatter = await aPerson({ google: true, channels: true });
    await subscribe(squatter);
    const { taskId, to } = await schedule(squatter, 3_600_000);
    const change = { does: 'name', address: 'eve@attacker.example', name: 'Mom' } as const;
    expect((await callRoute(squatter.token, 'changePeople', { body: { change } })).status).toBe(200);
    await isSeenUnverified(squatter);
    expect((await callRoute(squatter.token, 'changePeople', { body: { change } })).error?.code).toBe(
      'unverified',
    );

    const owner = await signInWithGoogle(squatter.email);
    expect(owner.uid).toBe(squatter.uid);
    expect(await statusOf(owner)).toBe(200);
    expect(await statusOf(squatter)).toBe(401);
    expect(await held(squatter)).toEqual([0, 0]);
    expect((await stored(`${paths.outbox(owner.uid)}/${taskId}`))?.['status']).toBe('cancelled');
    // What only shows stays.
    expect((await stored(`${paths.smartTasks(owner.uid)}/${taskId}`))?.['status']).toBe('Cancelled');
    expect((await callRoute(owner.token, 'people')).reply).toMatchObject({ people: [], unplaced: [] });
    expect(await leftTo(to)).toEqual([]);
    // What the owner sets up afterwards stays.
    await subscribe({ ...squatter, ...owner });
    expect(await statusOf(owner)).toBe(200);
    expect(await held(squatter)).toEqual([0, 1]);
  });

  it('keeps everything when its owner opens the link instead', async () => {
    const person = await aPerson({ google: true });
    await isSeenUnverified(person);
    await setVerified(person.uid, true);
    await expect.poll(() => isMarked(person), patience).toBe(false);
    expect(await held(person)).toEqual([1, 0]);
  });
});

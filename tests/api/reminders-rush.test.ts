import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { aPerson } from '../support/people.ts';
import { killPart, type Part } from '../support/rush/misfortune.ts';
import { deliveriesOf, departuresOf, startRush, timeToAsk } from '../support/rush/rush.ts';
import { scoreOf } from '../support/rush/score.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();

/** A sample of `npm run bench:reminders`, which has a thousand, in peace too, and kills more. */
const sample = { reminders: 12, mails: 4, lastsMs: 3_000 };
const victims: readonly Part[] = ['worker', 'tasks', 'worker'];

it('many reminders and mails at once are all delivered, once, while workers and the queue are killed', async () => {
  const people = [await aPerson({ google: true }), await aPerson({ google: true })] as const;
  const startsAt = Date.now() + (await timeToAsk(urls, people, sample));
  const rush = await startRush(urls, people, { ...sample, name: randomUUID().slice(0, 8), startsAt });
  await wait(startsAt - Date.now());
  const random = seeded(7);
  const outages = [];
  for (const victim of victims) outages.push(await killPart(urls, victim, random));
  const patient = { timeout: 400_000, interval: 500 };
  await expect.poll(async () => (await deliveriesOf(urls, rush)).size, patient).toBe(sample.reminders);
  await expect.poll(async () => (await departuresOf(urls, rush)).size, patient).toBe(sample.mails);
  const down = outages.filter((outage) => outage !== null);
  const delivered = scoreOf(rush.reminders, await deliveriesOf(urls, rush), down);
  expect(delivered).toMatchObject({ count: sample.reminders, lost: 0, doubled: 0 });
  const left = scoreOf(rush.mails, await departuresOf(urls, rush), down);
  expect(left).toMatchObject({ count: sample.mails, lost: 0, doubled: 0 });
}, 900_000);

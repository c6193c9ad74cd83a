/**
 * `npm run bench:reminders`: a thousand reminders and two hundred scheduled mails due within one minute on the local
 * stack. First without faults; then a random worker or the tasks stand-in is killed every three seconds, and the
 * functions emulator once. `-- --reminders 100 --mails 20` does less.
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '../../functions/src/testing/seeded.ts';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { newPerson, type TestPerson } from '../support/new-person.ts';
import { killPart, type Outage, type Part } from '../support/rush/misfortune.ts';
import { deliveriesOf, departuresOf, startRush, type Happened, type Rush } from '../support/rush/rush.ts';
import { scoreOf, type Score } from '../support/rush/score.ts';
import { startTemporaryStack } from '../support/temporary-stack.ts';

const { values } = parseArgs({
  options: {
    reminders: { type: 'string', default: '1000' },
    mails: { type: 'string', default: '200' },
    seed: { type: 'string', default: '7' },
  },
});
const reminders = Number(values.reminders);
const mails = Number(values.mails);

const lastsMs = 60_000;
const askingMs = 90;
const betweenKillsMs = 3_000;
const emulatorsDieAtMs = 30_000;
/** Anything later than this counts as lost. */
const patienceMs = 180_000;
const howMany = 10;

const stack = await startTemporaryStack();
try {
  const { urls } = stack;
  const people: TestPerson[] = [];
  while (people.length < howMany) people.push(await newPerson(urls, { google: true }));
  const calm = await oneRush(urls, people, 'calm', () => Promise.resolve([]));
  const wrongWhenCalm = judge('reminders, in peace', calm.reminders, ({ p95 }) => p95 <= 1_000);
  const wrongMailsWhenCalm = judge('mails, in peace', calm.mails, ({ p95 }) => p95 <= 1_000);
  const killed = await oneRush(urls, people, 'killed', misfortune);
  const meets = ({ p95AfterRecovery }: Score) => p95AfterRecovery <= 15_000;
  const wrongWhenKilled = judge('reminders, with kills', killed.reminders, meets);
  const wrongMailsWhenKilled = judge('mails, with kills', killed.mails, meets);
  if (wrongWhenCalm || wrongMailsWhenCalm || wrongWhenKilled || wrongMailsWhenKilled) process.exitCode = 1;
} finally {
  await stack.stop();
}

type Misfortune = (urls: StackUrls, rush: Rush) => Promise<Outage[]>;

async function oneRush(urls: StackUrls, people: readonly TestPerson[], name: string, strike: Misfortune) {
  const startsAt = Date.now() + 10_000 + (reminders + mails) * askingMs;
  const rush = await startRush(urls, people, { name, reminders, mails, startsAt, lastsMs });
  await wait(Math.max(0, startsAt - Date.now()));
  const outages = await strike(urls, rush);
  await wait(Math.max(0, rush.endsAt - Date.now()));
  const delivered = await allThere(() => deliveriesOf(urls, rush), reminders);
  const left = await allThere(() => departuresOf(urls, rush), mails);
  console.log(
    `${name}: load ${loadavg()[0]?.toFixed(1)}, ${outages.length} kills, down for ${downFor(outages)} s in all`,
  );
  return {
    reminders: scoreOf(rush.reminders, delivered, outages),
    mails: scoreOf(rush.mails, left, outages),
  };
}

/**
 * Kills a part every three seconds until the last item is due, without waiting for the part before to return. A part
 * that is down is not killed again, nor are workers that have no work.
 */
async function misfortune(urls: StackUrls, rush: Rush): Promise<Outage[]> {
  const random = seeded(Number(values.seed));
  const began = Date.now();
  const kills: Promise<Outage | null>[] = [];
  const down = new Set<Part>();
  let emulatorsDied = false;
  const strike = async (part: Part) => {
    if (down.has(part) || (part === 'worker' && down.has('emulators'))) return null;
    down.add(part);
    const outage = await killPart(urls, part, random);
    down.delete(part);
    return outage;
  };
  while (Date.now() < rush.endsAt) {
    const any = random() < 0.5 ? 'worker' : 'tasks';
    const strikesEmulators: boolean = !emulatorsDied && Date.now() - began >= emulatorsDieAtMs;
    emulatorsDied ||= strikesEmulators;
    kills.push(strike(strikesEmulators ? 'emulators' : any));
    await wait(betweenKillsMs);
  }
  return (await Promise.all(kills)).filter((outage) => outage !== null);
}

/** Waits for the last one, and a little longer in case one comes twice. */
async function allThere(look: () => Promise<Happened>, count: number): Promise<Happened> {
  const givesUpAt = Date.now() + patienceMs;
  while ((await look()).size < count && Date.now() < givesUpAt) await wait(1_000);
  await wait(5_000);
  return look();
}

function judge(what: string, score: Score, meets: (score: Score) => boolean): boolean {
  const { count, lost, doubled, p50, p95, worst, p95AfterRecovery } = score;
  console.log(
    `${what.padEnd(22)} ${count}: ${lost} lost, ${doubled} doubled; late p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms; p95 after recovery ${p95AfterRecovery} ms`,
  );
  return count > 0 && (lost > 0 || doubled > 0 || !meets(score));
}

function downFor(outages: readonly Outage[]): string {
  return (outages.reduce((sum, { from, to }) => sum + to - from, 0) / 1000).toFixed(0);
}

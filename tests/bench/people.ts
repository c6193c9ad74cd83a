/**
 * `npm run bench people`: the sweeper's code reads 50,000 mails for their people while the network fails at times, and
 * names are then resolved among all of them.
 */
import { fakeClock } from '../../functions/src/testing/fake-clock.ts';
import { lastingAccounts } from '../../functions/src/testing/lasting-accounts.ts';
import { memoryPeople } from '../../functions/src/testing/memory-people.ts';
import { scorePeople } from '../../functions/src/testing/people-score.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { seededMailbox, walkOf } from '../../functions/src/testing/seeded-mailbox.ts';
import { sweepPeople } from '../../functions/src/usecases/contacts/learn-people.ts';

const count = 50_000;
const questions = 4_000;
const uid = 'anna';

const clock = fakeClock();
const people = memoryPeople();
const mailbox = seededMailbox(count, 20, clock.now());
const random = seeded(5);
const walk = walkOf(mailbox.mails, () => random() < 0.02);
await people.wake(uid, clock.now());
let minutes = 0;
while (people.heads.get(uid)?.attendAt !== null) {
  await sweepPeople({ people, mailWalk: walk, clock, log: quietLog, accounts: lastingAccounts });
  clock.advance(60_000);
  minutes += 1;
}
const read = people.heads.get(uid)?.read ?? 0;
const addresses = await people.addresses(uid);
const bytes = JSON.stringify(addresses).length;
console.log(
  `${read} mails in ${minutes} minutes, ${addresses.length} addresses, ${(bytes / 1e6).toFixed(1)} MB`,
);

const { asked, wrong, rightAtFirst, p95Ms } = scorePeople(addresses, mailbox.people, {
  count: questions,
  seed: 21,
  now: clock.now(),
});
const percent = (of: number) => `${((100 * of) / questions).toFixed(1)} %`;
console.log(
  `right or asked ${percent(questions - wrong.length)} (100), at first ${percent(rightAtFirst)} (95)`,
);
console.log(`asked ${percent(asked)}; p95 ${p95Ms.toFixed(1)} ms (20)`);
for (const { written, wanted, got } of wrong.slice(0, 10))
  console.log(`  ${written}: ${wanted} not in ${got}`);
if (read !== count || wrong.length > 0 || rightAtFirst < 0.95 * questions || p95Ms > 20) process.exitCode = 1;

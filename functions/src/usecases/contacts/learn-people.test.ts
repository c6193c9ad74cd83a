import { describe, expect, it } from 'vitest';
import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { MailPeople } from '../../ports/mail.ts';
import { Failure } from '../../ports/failure.ts';
import type { KnownAddress, MailWalk } from '../../ports/people.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { lastingAccounts } from '../../testing/lasting-accounts.ts';
import { memoryPeople } from '../../testing/memory-people.ts';
import { scorePeople } from '../../testing/people-score.ts';
import { quietLog, rememberingLog } from '../../testing/quiet.ts';
import { seeded } from '../../testing/seeded.ts';
import { seededMailbox, walkOf } from '../../testing/seeded-mailbox.ts';
import { emptyBook, likeliestFirst, withMails } from './address-book.ts';
import { indexRoom, learnPeople, pagesASlice, sweepPeople, type LearnPorts } from './learn-people.ts';
import { peopleIndex } from './people-index.ts';
import { contactsOfPeople, peopleAs } from './said-of-people.ts';

const uid = 'anna';
const minuteMs = 60_000;

function aMailbox(mailWalk: MailWalk) {
  const people = memoryPeople();
  const clock = fakeClock();
  const ports: LearnPorts = { people, mailWalk, clock, log: quietLog, accounts: lastingAccounts };
  return { people, clock, ports };
}

/** Sweeps minute by minute until all is read; answers how many minutes it took. */
async function learnt({ people, clock, ports }: ReturnType<typeof aMailbox>): Promise<number> {
  await people.wake(uid, clock.now());
  for (let minutes = 1; minutes < 3_000; minutes += 1) {
    await sweepPeople(ports);
    clock.advance(minuteMs);
    if (people.heads.get(uid)?.attendAt === null) return minutes;
  }
  throw new Error('the walk has no end');
}

const byEmail = (addresses: readonly KnownAddress[]) =>
  addresses.toSorted((a, b) => (a.email < b.email ? -1 : 1));

describe('all mail', () => {
  const clock = fakeClock();
  const now = () => clock.now();
  const { mails, people: seededPeople } = seededMailbox(3_000, 7, now());

  it('is read page by page within the budget of a minute, and then followed', async () => {
    const walk = walkOf(mails);
    const mailbox = aMailbox(walk);
    const minutes = await learnt(mailbox);
    // The position, 30 pages and the history.
    expect(walk.calls).toBe(32);
    expect(minutes).toBeGreaterThanOrEqual(30 / pagesASlice);
    expect(mailbox.people.heads.get(uid)).toMatchObject({ read: 3_000, walk: null, historyId: '1' });
  });

  it('is learnt once, however often the reading breaks down', async () => {
    const smooth = aMailbox(walkOf(mails));
    await learnt(smooth);
    const random = seeded(3);
    const rough = aMailbox(walkOf(mails, () => random() < 0.2));
    await learnt(rough);
    expect(rough.people.heads.get(uid)?.read).toBe(3_000);
    expect(byEmail(await rough.people.addresses(uid))).toEqual(byEmail(await smooth.people.addresses(uid)));
  });

  it('resolves every name to the right person or asks about it, the right one first', async () => {
    const mailbox = aMailbox(walkOf(mails));
    await learnt(mailbox);
    const addresses = await mailbox.people.addresses(uid);
    const score = scorePeople(addresses, seededPeople, { count: 500, seed: 11, now: now() });
    expect(score.wrong).toEqual([]);
    expect(score.rightAtFirst).toBeGreaterThanOrEqual(475);
  });

  it('adds no newsletters to the index', async () => {
    const mailbox = aMailbox(walkOf(mails));
    await learnt(mailbox);
    const names = (await mailbox.people.addresses(uid)).flatMap((one) => one.names.map(({ name }) => name));
    expect(names.filter((name) => name.includes('from the shop'))).toEqual([]);
  });

  it('finds the same people by the index as by a comparison with everybody', async () => {
    const addresses = likeliestFirst(withMails(emptyBook, mails, indexRoom).addresses, now());
    const all = contactsOfPeople(peopleAs(addresses, []));
    const index = peopleIndex(addresses);
    const words = seededPeople.flatMap(({ names }) =>
      names.flatMap((name) => [name, name.split(' ')[0] ?? '']),
    );
    for (const written of [...words, 'Danny', 'בת שבע', 'dana.cohen0@example.com', 'danacohen']) {
      const narrowed = contactsOfPeople(peopleAs(index.among(`write to ${written}`), []));
      expect(resolveRecipient(written, 'email', narrowed)).toEqual(resolveRecipient(written, 'email', all));
    }
  });
});

describe('a worker', () => {
  const mail: MailPeople = {
    threadId: 't',
    at: 1,
    isSent: true,
    from: { name: 'Anna', address: 'anna@example.com' },
    to: [{ name: 'Dana', address: 'dana@example.com' }],
    isBulk: false,
  };

  it('keeps nothing of a mailbox that was disconnected while it read', async () => {
    const walk = walkOf([mail]);
    const mailbox = aMailbox({
      ...walk,
      page: (...given) => {
        mailbox.people.heads.delete(uid);
        return walk.page(...given);
      },
    });
    await mailbox.people.wake(uid, mailbox.clock.now());
    await learnPeople(mailbox.ports, uid, Infinity);
    expect(await mailbox.people.addresses(uid)).toEqual([]);
  });

  it('tries a mailbox that is not connected no more until it is asked for', async () => {
    const refused = () => Promise.reject(new Failure('reauth', 'googleNeeded'));
    const mailbox = aMailbox({ ...walkOf([]), position: refused });
    await mailbox.people.wake(uid, mailbox.clock.now());
    await sweepPeople(mailbox.ports);
    expect(mailbox.people.heads.get(uid)).toMatchObject({ attendAt: null, failures: 1 });
  });

  it('logs a fault of ours with its place', async () => {
    const fault = new TypeError('not a function');
    const mailbox = aMailbox({ ...walkOf([]), position: () => Promise.reject(fault) });
    const log = rememberingLog();
    await mailbox.people.wake(uid, mailbox.clock.now());
    await sweepPeople({ ...mailbox.ports, log });
    expect(log.problems).toEqual([['people.unavailable', fault]]);
  });

  it('begins anew where the history does not reach back, and counts nothing twice', async () => {
    let isOld = true;
    const walk = walkOf([mail]);
    const mailbox = aMailbox({
      ...walk,
      since: (...given) => {
        const answer = isOld ? Promise.resolve('too-old' as const) : walk.since(...given);
        isOld = false;
        return answer;
      },
    });
    await learnt(mailbox);
    expect(await mailbox.people.addresses(uid)).toMatchObject([{ email: 'dana@example.com', sent: 1 }]);
  });
});

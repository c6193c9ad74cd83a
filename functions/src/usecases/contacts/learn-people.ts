import type { Instant } from '@crocodile-hub/core/contract/time';
import type { MailPeople } from '../../ports/mail.ts';
import { onBehalfOf, absent, type Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import type { PeopleProgress } from '../../ports/people.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { logProblem } from '../log-problem.ts';
import { nextTry } from '../patience.ts';
import { type AddressBook, type Room, withMails } from './address-book.ts';

export type LearnPorts = Pick<Ports, 'people' | 'mailWalk' | 'clock' | 'log'> & { accounts: Accounts };

/** The size of an index of all mail. */
export const indexRoom: Room = { 'written-to': 6_000, received: 2_000 };

/**
 * For one person in one minute: some 2,500 of the 15,000 units that Gmail gives, so that the person's own calls do not
 * wait. 50,000 mails take less than two hours.
 */
export const pagesASlice = 5;
/** Less than the time of the sweeper's run; the next run takes up the rest. */
const budgetMs = 40_000;
const peopleAtOnce = 5;

/** Reads on in all people's mail, one slice each. */
export async function sweepPeople(ports: LearnPorts): Promise<void> {
  const until = ports.clock.now() + budgetMs;
  for await (const page of ports.people.due(ports.clock.now())) {
    for (let start = 0; start < page.length; start += peopleAtOnce) {
      if (ports.clock.now() >= until) return;
      const together = page.slice(start, start + peopleAtOnce);
      await Promise.all(together.map(({ uid }) => onBehalfOf(uid, () => learnSlice(ports, uid, until))));
    }
  }
}

async function learnSlice(ports: LearnPorts, uid: string, until: Instant): Promise<void> {
  try {
    await learnPeople(ports, uid, until);
  } catch (error) {
    ports.log.error('people.failed', error);
  }
}

/**
 * Reads a slice of one person's mail: from the newest back to the first, then the news of the history. The result is
 * stored with its progress in one write, so a worker that dies loses one slice, and no mail is counted twice.
 */
export async function learnPeople(ports: LearnPorts, uid: string, until: Instant): Promise<void> {
  const { people, clock, accounts } = ports;
  const head = await people.head(uid);
  if (head === null) return;
  if ((await accounts.find(uid)) === null) {
    await people.save(uid, head.version, {
      progress: head,
      addresses: null,
      attendAt: null,
      now: clock.now(),
    });
    return;
  }
  const addresses = await people.addresses(uid);
  const work: Work = {
    progress: { ...head, failures: 0 },
    book: { own: head.own, addresses, readUntil: null },
    isDone: false,
  };
  let failure: unknown = null;
  try {
    await slice(ports, absent(uid), work, until);
  } catch (error) {
    failure = error;
  }
  await people.save(uid, head.version, {
    progress: {
      ...work.progress,
      own: work.book.own,
      failures: failure === null ? 0 : head.failures + 1,
      caughtUpAt: work.isDone ? clock.now() : head.caughtUpAt,
    },
    addresses: work.book.addresses === addresses ? null : work.book.addresses,
    now: clock.now(),
    attendAt: failure === null ? nextSlice(work, clock.now()) : tryAgain(ports, failure, head.failures + 1),
  });
}

type Work = { progress: PeopleProgress; book: AddressBook; isDone: boolean };

function nextSlice({ isDone }: Work, now: Instant): Instant | null {
  return isDone ? null : now;
}

/** Without a connection there is no retry: the next look at the contacts starts it again. */
function tryAgain({ log, clock }: LearnPorts, error: unknown, failures: number): Instant | null {
  logProblem(log, 'people.unavailable', error);
  return isFailure(error, 'reauth') ? null : nextTry(failures, clock.now());
}

async function slice(ports: LearnPorts, person: Person, work: Work, until: Instant): Promise<void> {
  for (let pages = 0; pages < pagesASlice && !work.isDone; pages += 1) {
    if (ports.clock.now() >= until) return;
    await (work.progress.walk === null && work.progress.historyId !== null ? news : walked)(
      ports,
      person,
      work,
    );
  }
}

async function walked({ mailWalk, clock }: LearnPorts, person: Person, work: Work): Promise<void> {
  if (work.progress.historyId === null) {
    work.progress.historyId = await mailWalk.position(person);
    work.progress.walk = { pageToken: null, startedAt: clock.now() };
  }
  const { walk } = work.progress;
  if (walk === null) return;
  const page = await mailWalk.page(person, walk.pageToken);
  if (page === 'refused') {
    startAnew(work);
    return;
  }
  // Mails after the start of the walk come from the history.
  learn(
    work,
    page.mails.filter(({ at }) => at <= walk.startedAt),
  );
  work.progress.walk = page.next === null ? null : { ...walk, pageToken: page.next };
}

async function news({ mailWalk }: LearnPorts, person: Person, work: Work): Promise<void> {
  const news = await mailWalk.since(person, work.progress.historyId ?? '');
  if (news === 'too-old') {
    startAnew(work);
    return;
  }
  learn(work, news.mails);
  work.progress.historyId = news.historyId;
  work.isDone = !news.isMore;
}

/** What was learnt is dropped with the progress, so that no mail is counted twice. */
function startAnew(work: Work): void {
  work.progress = { ...work.progress, historyId: null, walk: null, read: 0 };
  work.book = { own: [], addresses: [], readUntil: null };
}

function learn(work: Work, mails: readonly MailPeople[]): void {
  if (mails.length === 0) return;
  work.book = withMails(work.book, mails, indexRoom);
  work.progress.read += mails.length;
}

import * as z from 'zod/mini';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { isOfPerson } from '@crocodile-hub/core/domain/mail-senders';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { Correspondent, MailPeople } from '../../ports/mail.ts';
import { type KnownAddress, knownAddress } from '../../ports/people.ts';

export const addressBook = z.object({
  /** Addresses that the person writes from. */
  own: z.array(z.string()),
  addresses: z.array(knownAddress),
  readUntil: z.nullable(z.number()),
});
export type AddressBook = z.output<typeof addressBook>;

export const emptyBook: AddressBook = { own: [], addresses: [], readUntil: null };

/** How many addresses a book holds: those that the person wrote to, and those that only wrote. */
export type Room = Readonly<Record<Contact['known'], number>>;

const mostOwn = 10;
const mostNames = 8;
/** For each conversation the book keeps when a name first appeared, and when the person last wrote. */
const named = { most: 4, at: Math.min };
const written = { most: 8, at: Math.max };
const longestName = 100;

type KnownName = KnownAddress['names'][number];
type Threads = KnownName['threads'];
type AtOf = (one: Instant, other: Instant) => Instant;
type Book = Map<string, KnownAddress>;

/**
 * Learns names and addresses from mails, in any order. A name counts as the person's own only if they began a mail with
 * it, or answered whoever bore it: later mails of the same sender may carry any name, and an answer to all repeats the
 * names that a stranger gave to others. Newsletters and machines are left out.
 */
export function withMails(book: AddressBook, mails: readonly MailPeople[], room: Room): AddressBook {
  const own = new Set(book.own);
  const addresses: Book = new Map(book.addresses.map((one) => [one.email, one]));
  for (const mail of mails) {
    if (mail.isSent) {
      if (mail.from !== null) own.add(mail.from.address.toLowerCase());
      for (const to of mail.to) learnWritten(addresses, to, mail);
    } else if (mail.from !== null && !mail.isBulk && isOfPerson(mail.from.address)) {
      learnReceived(addresses, mail.from, mail);
      for (const to of mail.to) learnNamed(addresses, to, 'received', mail.at);
    }
  }
  const readUntil = mails.reduce((latest, { at }) => Math.max(latest, at), book.readUntil ?? 0);
  return {
    own: [...own].slice(-mostOwn),
    addresses: kept([...addresses.values()], room, readUntil),
    readUntil: readUntil === 0 ? null : readUntil,
  };
}

/** Learns whom the person invited. */
export function withGuests(
  book: AddressBook,
  guests: readonly Correspondent[],
  now: Instant,
  room: Room,
): AddressBook {
  const addresses: Book = new Map(book.addresses.map((one) => [one.email, one]));
  for (const guest of guests) {
    learnNamed(addresses, guest, 'written-to', addresses.get(guest.address.toLowerCase())?.at ?? now);
  }
  return { ...book, addresses: kept([...addresses.values()], room, now) };
}

/** Two accounts of the same addresses, as one. */
export function joined(one: readonly KnownAddress[], other: readonly KnownAddress[]): KnownAddress[] {
  const addresses: Book = new Map(one.map((address) => [address.email, address]));
  for (const address of other) {
    const known = addresses.get(address.email);
    addresses.set(address.email, known === undefined ? address : joinedAddress(known, address));
  }
  return [...addresses.values()];
}

function joinedAddress(one: KnownAddress, other: KnownAddress): KnownAddress {
  const answers = [...one.answers, ...other.answers];
  return {
    ...one,
    isWrittenTo: one.isWrittenTo || other.isWrittenTo,
    sent: Math.max(one.sent, other.sent),
    received: Math.max(one.received, other.received),
    at: Math.max(one.at, other.at),
    names: other.names.reduce((names, name) => withName(names, name, answers), one.names),
  };
}

const halfLifeMs = 120 * dayMs;

/** How close somebody is: mails from the person count most, and everything counts less with time. */
function closeness({ sent, received, at }: KnownAddress, now: Instant): number {
  return (4 * sent + received + 0.5) * 2 ** (-Math.max(0, now - at) / halfLifeMs);
}

/** Those first with whom the person has most to do. */
export function likeliestFirst(addresses: readonly KnownAddress[], now: Instant): KnownAddress[] {
  return addresses
    .map((address) => ({ address, weight: closeness(address, now) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ address }) => address);
}

function learnWritten(addresses: Book, to: Correspondent, { threadId, at, isAnswer }: MailPeople): void {
  const before = addressIn(addresses, to.address, at);
  const answers = withThread(before.answers, { id: threadId, at }, written);
  const name = nameOf(to.name);
  const answered = before.names.map((one) =>
    isAnswered(one.threads, answers) ? { ...one, known: 'written-to' as const } : one,
  );
  const known = isAnswer === true ? 'received' : 'written-to';
  const names =
    name === '' ? answered : withName(answered, { name, known, count: 1, at, threads: [] }, answers);
  addresses.set(before.email, {
    ...before,
    isWrittenTo: true,
    sent: before.sent + 1,
    at: Math.max(before.at, at),
    answers,
    names,
  });
}

function learnReceived(addresses: Book, from: Correspondent, { threadId, at }: MailPeople): void {
  const name = nameOf(from.name);
  if (name === '' && !addresses.has(from.address.toLowerCase())) return;
  const before = addressIn(addresses, from.address, at);
  const threads = [{ id: threadId, at }];
  addresses.set(before.email, {
    ...before,
    received: before.received + 1,
    at: Math.max(before.at, at),
    names:
      name === ''
        ? before.names
        : withName(before.names, { name, known: 'received', count: 1, at, threads }, before.answers),
  });
}

/** Somebody whom a mail or a meeting names beside others. */
function learnNamed(
  addresses: Book,
  { name: stated, address }: Correspondent,
  known: Contact['known'],
  at: Instant,
): void {
  const name = nameOf(stated);
  if (name === '' && known === 'received') return;
  const before = addressIn(addresses, address, at);
  addresses.set(before.email, {
    ...before,
    isWrittenTo: before.isWrittenTo || known === 'written-to',
    names:
      name === ''
        ? before.names
        : withName(before.names, { name, known, count: 0, at, threads: [] }, before.answers),
  });
}

function addressIn(addresses: Book, address: string, at: Instant): KnownAddress {
  const email = address.toLowerCase();
  const fresh = { email, isWrittenTo: false, sent: 0, received: 0, at, answers: [], names: [] };
  return addresses.get(email) ?? fresh;
}

/** A name that is an address is dropped: it may be somebody else's. */
function nameOf(name: string): string {
  const shown = visibleName(name).slice(0, longestName);
  return shown.includes('@') ? '' : shown;
}

/** Names that differ only in capitals are one. Once `written-to`, a name stays so; the newest comes first. */
function withName(names: readonly KnownName[], learnt: KnownName, answers: Threads): KnownName[] {
  const key = learnt.name.toLowerCase();
  const before = names.find(({ name }) => name.toLowerCase() === key);
  const threads = learnt.threads.reduce(
    (all, thread) => withThread(all, thread, named),
    before?.threads ?? [],
  );
  const isTheirs =
    before?.known === 'written-to' || learnt.known === 'written-to' || isAnswered(threads, answers);
  const one: KnownName = {
    name: before === undefined || learnt.at >= before.at ? learnt.name : before.name,
    known: isTheirs ? 'written-to' : 'received',
    count: (before?.count ?? 0) + learnt.count,
    at: Math.max(before?.at ?? 0, learnt.at),
    threads,
  };
  return [one, ...names.filter((other) => other !== before)]
    .toSorted((a, b) => Number(b.known === 'written-to') - Number(a.known === 'written-to') || b.at - a.at)
    .slice(0, mostNames);
}

/** The name appeared before the person's answer. */
function isAnswered(threads: Threads, answers: Threads): boolean {
  return threads.some(({ id, at }) => answers.some((answer) => answer.id === id && answer.at > at));
}

/** Keeps the threads that were read last: mails of one conversation are read close together, in either direction. */
function withThread(threads: Threads, thread: Threads[number], how: { most: number; at: AtOf }): Threads {
  const same = threads.find(({ id }) => id === thread.id);
  const others = threads.filter((one) => one !== same);
  return [...others, { id: thread.id, at: how.at(thread.at, same?.at ?? thread.at) }].slice(-how.most);
}

/** Strangers never displace people that the person writes to. */
function kept(addresses: readonly KnownAddress[], room: Room, now: Instant): KnownAddress[] {
  const of = (isWrittenTo: boolean, most: number) => {
    const those = addresses.filter((one) => one.isWrittenTo === isWrittenTo);
    return those.length <= most ? those : likeliestFirst(those, now).slice(0, most);
  };
  return [...of(true, room['written-to']), ...of(false, room.received)];
}

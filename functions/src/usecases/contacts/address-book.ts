import * as z from 'zod/mini';
import { type Contact, contactOrigins } from '@crocodile-hub/core/contract/contacts';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { Correspondent, MailPeople } from '../../ports/mailbox.ts';

/** A name that an address goes by. */
const entry = z.object({
  name: z.string(),
  email: z.string(),
  known: z.enum(contactOrigins),
  /** The newest threads in which somebody used the name; by them an answer is known as one. */
  threads: z.array(z.string()),
});
type Entry = z.output<typeof entry>;

export const addressBook = z.object({
  /** Addresses that the person writes from. */
  own: z.array(z.string()),
  entries: z.array(entry),
  readUntil: z.nullable(z.number()),
});
export type AddressBook = z.output<typeof addressBook>;

export const emptyBook: AddressBook = { own: [], entries: [], readUntil: null };

const most = { 'written-to': 400, received: 150, threads: 4, name: 100, own: 10 } as const;

/**
 * Learns from mails who is who. A name counts as the person's own word only where they wrote it, or answered a mail
 * that bore it: whoever was written to once may call himself anything in the next mail.
 */
export function withMails(book: AddressBook, mails: readonly MailPeople[]): AddressBook {
  const own = new Set(book.own);
  const entries = new Map(book.entries.map((one) => [keyOf(one), one]));
  for (const mail of mails.toSorted((a, b) => a.at - b.at)) {
    if (mail.isSent) {
      if (mail.from !== null) own.add(mail.from.address.toLowerCase());
      const written = new Set(mail.to.map(({ address }) => address.toLowerCase()));
      const answered = [...entries.values()].filter(
        ({ email, threads }) => written.has(email) && threads.includes(mail.threadId),
      );
      for (const one of answered) learn(entries, { ...one, known: 'written-to' });
      for (const to of mail.to) learn(entries, entryOf(to, 'written-to'));
    } else {
      if (mail.from !== null) learn(entries, entryOf(mail.from, 'received', mail.threadId));
      for (const to of mail.to) learn(entries, entryOf(to, 'received'));
    }
  }
  const readUntil = Math.max(book.readUntil ?? 0, ...mails.map(({ at }) => at));
  return {
    own: [...own].slice(-most.own),
    entries: kept([...entries.values()]),
    readUntil: readUntil === 0 ? null : readUntil,
  };
}

/** Learns whom the person invited. */
export function withGuests(book: AddressBook, guests: readonly Correspondent[]): AddressBook {
  const entries = new Map(book.entries.map((one) => [keyOf(one), one]));
  for (const guest of guests) learn(entries, entryOf(guest, 'written-to'));
  return { ...book, entries: kept([...entries.values()]) };
}

/** The book as contacts, those learnt last first; the person is none of their own. */
export function contactsIn({ own, entries }: AddressBook): Contact[] {
  return entries
    .filter(({ email }) => !own.includes(email))
    .map(({ name, email, known }) => ({ name, email, known }))
    .toReversed();
}

function entryOf({ name, address }: Correspondent, known: Entry['known'], threadId?: string): Entry {
  return {
    name: nameOf(name),
    email: address.toLowerCase(),
    known,
    threads: threadId === undefined ? [] : [threadId],
  };
}

/** A name that is an address says nothing about who it is, and may say it of somebody else. */
function nameOf(name: string): string {
  const shown = visibleName(name).slice(0, most.name);
  return shown.includes('@') ? '' : shown;
}

/** What was learnt last stands last. Once written to stays written to. */
function learn(entries: Map<string, Entry>, learnt: Entry): void {
  if (learnt.name === '' && learnt.known === 'received') return;
  const key = keyOf(learnt);
  const before = entries.get(key);
  entries.delete(key);
  entries.set(key, {
    ...learnt,
    known: before?.known === 'written-to' ? 'written-to' : learnt.known,
    threads: [...new Set([...(before?.threads ?? []), ...learnt.threads])].slice(-most.threads),
  });
}

function keyOf({ name, email }: Pick<Entry, 'name' | 'email'>): string {
  return `${email}\n${name.toLowerCase()}`;
}

/** Strangers never push out whom the person writes to. */
function kept(entries: readonly Entry[]): Entry[] {
  const of = (known: Entry['known']) => entries.filter((one) => one.known === known).slice(-most[known]);
  const wanted = new Set([...of('written-to'), ...of('received')]);
  return entries.filter((one) => wanted.has(one));
}

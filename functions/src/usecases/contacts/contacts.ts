import type { SaidOfPeople } from '@crocodile-hub/core/contract/people';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { serviceOfChannel } from '@crocodile-hub/core/contract/meta-services';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { Calendar } from '../../ports/calendar.ts';
import type { ChannelStore } from '../../ports/channels.ts';
import type { Connections } from '../../ports/connections.ts';
import { isFailure } from '../../ports/failure.ts';
import type { MailBox } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { KnownAddress, PeopleHead } from '../../ports/people.ts';
import {
  addressBook,
  emptyBook,
  joined,
  likeliestFirst,
  withGuests,
  withMails,
  type AddressBook,
  type Room,
} from './address-book.ts';
import { logProblem } from '../log-problem.ts';
import { indexOf } from './kept-index.ts';
import { contactsOfPeople, type KnownPerson, peopleAs, withSayings } from './said-of-people.ts';

const cacheName = 'contacts';
/** A look costs two lists and the new mails. It is frequent enough to know a person who was just written to. */
const freshMs = 2 * minuteMs;
const patienceMs = 1_500;
const mailsRead = 40;
/** Mails may be sorted in a little late. */
const overlapMs = 10 * minuteMs;
/** Of meetings this long ago, and this far ahead. */
const guestsWithinMs = 180 * dayMs;
const messagesRead = 100;
const recentRoom: Room = { 'written-to': 400, received: 150 };
/** While the person is active, the index follows the mailbox's history this often. */
const followedMs = 15 * minuteMs;
/** The most that a browser gets to resolve names while typing; the server knows all. */
const mostListed = 600;

export type ContactPorts = Pick<Ports, 'cache' | 'people' | 'clock' | 'log'> & {
  connections: Pick<Connections, 'load'>;
  mail: Pick<MailBox, 'peopleOf'>;
  calendar: Pick<Calendar, 'guests'>;
  channelStore: Pick<ChannelStore, 'newest'>;
};

/**
 * The person's contacts, the likeliest first, to resolve names: the closest of all, or those that `about` may mention.
 * Best effort: it never throws and never waits long.
 */
export async function contactsOf(ports: ContactPorts, person: Person, about?: string): Promise<Contact[]> {
  const [recent, head, said, writers] = await Promise.all([
    recentBook(ports, person),
    orNothing(ports, 'people', ports.people.head(person.uid)),
    orNothing(ports, 'people', ports.people.said(person.uid)),
    writersOf(ports, person),
  ]);
  if (recent === 'not-connected') return writers;
  await followed(ports, person, head, recent);
  const people = await knownPeople(ports, person, { recent, head, said: said ?? [], about });
  const contacts = contactsOfPeople(people);
  return [...(about === undefined ? contacts.slice(0, mostListed) : contacts), ...writers];
}

type KeptPorts = Pick<ContactPorts, 'cache' | 'people' | 'clock' | 'log'>;

/** The contacts as last seen, for comparing only: no provider is asked. */
export async function keptContacts(ports: KeptPorts, person: Person, about?: string): Promise<Contact[]> {
  const [recent, head, said] = await Promise.all([
    keptBook(ports, person),
    orNothing(ports, 'people', ports.people.head(person.uid)),
    orNothing(ports, 'people', ports.people.said(person.uid)),
  ]);
  return contactsOfPeople(await knownPeople(ports, person, { recent, head, said: said ?? [], about }));
}

/** All known people, the closest first, and what the person said about them. */
export async function everybody(
  ports: KeptPorts,
  person: Person,
): Promise<{ people: KnownPerson[]; said: SaidOfPeople[]; head: PeopleHead | null }> {
  const [recent, head, said] = await Promise.all([
    keptBook(ports, person),
    ports.people.head(person.uid),
    ports.people.said(person.uid),
  ]);
  return { people: await knownPeople(ports, person, { recent, head, said }), said, head };
}

/**
 * The addresses that the person has written to, in lower case, and their own. Null until all mail was read for its
 * people: until then nobody can be called new. Asks for the reading where it has not begun.
 */
export async function writtenTo(
  ports: KeptPorts,
  person: Person,
): Promise<((address: string) => boolean) | null> {
  const [recent, head] = await Promise.all([keptBook(ports, person), ports.people.head(person.uid)]);
  if (head === null) await ports.people.wake(person.uid, ports.clock.now());
  // While it is read anew, the addresses are not all there.
  if (head === null || head.caughtUpAt === null || head.walk !== null || head.historyId === null) return null;
  const indexed = (await indexOf(ports, person.uid, head)).writtenTo;
  const lately = recent.addresses.flatMap(({ email, isWrittenTo }) => (isWrittenTo ? [email] : []));
  const others = new Set([...lately, ...recent.own, ...head.own]);
  return (address) => indexed.has(address.toLowerCase()) || others.has(address.toLowerCase());
}

async function keptBook(ports: KeptPorts, { uid }: Person): Promise<AddressBook> {
  const kept = await orNothing(ports, 'cache', ports.cache.get(uid, cacheName));
  return addressBook.safeParse(kept?.value).data ?? emptyBook;
}

type Sources = {
  recent: AddressBook;
  head: PeopleHead | null;
  said: readonly SaidOfPeople[];
  about?: string | undefined;
};

async function knownPeople(
  ports: KeptPorts,
  person: Person,
  { recent, head, said, about }: Sources,
): Promise<KnownPerson[]> {
  const text = about === undefined ? undefined : withSayings(about, said);
  const indexed = head === null ? [] : await orNothing(ports, 'people', indexedOf(ports, person, head, text));
  const own = new Set([...recent.own, ...(head?.own ?? [])]);
  const addresses = joined(indexed ?? [], recent.addresses).filter(({ email }) => !own.has(email));
  return peopleAs(likeliestFirst(addresses, ports.clock.now()), said);
}

async function indexedOf(
  ports: Pick<ContactPorts, 'people' | 'clock'>,
  { uid }: Person,
  head: PeopleHead,
  about: string | undefined,
): Promise<readonly KnownAddress[]> {
  const { addresses, index } = await indexOf(ports, uid, head);
  return about === undefined ? addresses : index.among(about);
}

/** Has the mail read for its people, from its start or from the last known point. */
async function followed(
  ports: ContactPorts,
  { uid }: Person,
  head: PeopleHead | null,
  recent: AddressBook,
): Promise<void> {
  const now = ports.clock.now();
  // The mailbox did not answer, so there is no start.
  if (recent.readUntil === null) return;
  if (head !== null && (head.attendAt !== null || now - (head.caughtUpAt ?? 0) < followedMs)) return;
  await orNothing(ports, 'people', ports.people.wake(uid, now));
}

async function recentBook(ports: ContactPorts, person: Person): Promise<AddressBook | 'not-connected'> {
  const now = ports.clock.now();
  const kept = await orNothing(ports, 'cache', ports.cache.get(person.uid, cacheName));
  const known = addressBook.safeParse(kept?.value).data ?? null;
  if (kept != null && known !== null && now - kept.storedAt < freshMs) return known;
  const book = known ?? emptyBook;
  const since = book.readUntil === null ? null : book.readUntil - overlapMs;
  const signal = AbortSignal.timeout(patienceMs);
  const guests = orNothing(
    ports,
    'calendar',
    ports.calendar.guests(person, { since: now - guestsWithinMs, until: now + guestsWithinMs, signal }),
  );
  try {
    const mails = await ports.mail.peopleOf(person, { since, limit: mailsRead, signal });
    const learnt = withGuests(withMails(book, mails, recentRoom), (await guests) ?? [], now, recentRoom);
    await orNothing(ports, 'cache', ports.cache.put(person.uid, cacheName, learnt, now));
    return learnt;
  } catch (error) {
    warn(ports, 'mail', error);
    if (!isFailure(error, 'reauth')) return book;
    // Google is not connected any more, so what was learnt through it may not be used.
    if (known !== null) await orNothing(ports, 'cache', ports.cache.forget(person.uid, cacheName));
    return 'not-connected';
  }
}

/** What of a contact the messages of a channel give. */
const channelsWithNames = [
  { channel: 'whatsapp', reach: 'phone' },
  { channel: 'messenger', reach: 'messenger' },
  { channel: 'instagram', reach: 'instagram' },
] as const;

/** Who wrote on a channel that is connected. */
async function writersOf(ports: ContactPorts, person: Person): Promise<Contact[]> {
  const writers = await Promise.all(
    channelsWithNames.map((one) => orNothing(ports, one.channel, writersOn(ports, person, one))),
  );
  return writers.flatMap((some) => some ?? []);
}

/** Senders choose their names themselves. Those the person answered count as written to. */
async function writersOn(
  { channelStore, connections }: ContactPorts,
  { uid }: Person,
  { channel, reach }: (typeof channelsWithNames)[number],
): Promise<Contact[]> {
  if ((await connections.load(uid, serviceOfChannel[channel])) === null) return [];
  const messages = await channelStore.newest(uid, channel, messagesRead);
  const threads = Map.groupBy(messages, ({ threadKey }) => threadKey);
  return [...threads].flatMap(([address, newestFirst]) => {
    const answered = newestFirst.findIndex(({ direction }) => direction === 'outbound');
    const names = newestFirst.flatMap(({ direction, fromName }, index) => {
      const name = direction === 'inbound' ? visibleName(fromName ?? '') : '';
      const known: Contact['known'] = answered !== -1 && index > answered ? 'written-to' : 'received';
      return name === '' ? [] : [{ name, [reach]: address, known }];
    });
    return [...new Map(names.map((one) => [`${one.name} ${one.known}`, one])).values()];
  });
}

async function orNothing<T>(
  ports: Pick<ContactPorts, 'log'>,
  source: string,
  asked: Promise<T>,
): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    warn(ports, source, error);
    return null;
  }
}

function warn({ log }: Pick<ContactPorts, 'log'>, source: string, error: unknown): void {
  logProblem(log, 'contacts.unavailable', error, { source });
}

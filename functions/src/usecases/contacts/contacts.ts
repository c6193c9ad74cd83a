import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { Calendar } from '../../ports/calendar.ts';
import type { ChannelStore } from '../../ports/channel-store.ts';
import type { Connections } from '../../ports/connections.ts';
import { isFailure } from '../../ports/failure.ts';
import type { MailBox } from '../../ports/mailbox.ts';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import {
  addressBook,
  contactsIn,
  emptyBook,
  withGuests,
  withMails,
  type AddressBook,
} from './address-book.ts';

const cacheName = 'contacts';
/** A look costs two lists and what is new: often enough that whom one just wrote to is known. */
const freshMs = 2 * 60_000;
const patienceMs = 1_500;
const mailsRead = 40;
/** Mails may be sorted in a little late. */
const overlapMs = 10 * 60_000;
const guestsSinceMs = 180 * 24 * 60 * 60_000;
const messagesRead = 100;

export type ContactPorts = Pick<Ports, 'cache' | 'clock' | 'log'> & {
  connections: Pick<Connections, 'load'>;
  mail: Pick<MailBox, 'peopleOf'>;
  calendar: Pick<Calendar, 'guests'>;
  channelStore: Pick<ChannelStore, 'newest'>;
};

/** People whom the person has to do with, to resolve names. Best effort: never throws, never waits long. */
export async function contactsOf(ports: ContactPorts, person: Person): Promise<Contact[]> {
  const [book, numbers] = await Promise.all([
    bookOf(ports, person),
    orNothing(ports, 'whatsapp', numbersOf(ports, person)),
  ]);
  return [...contactsIn(book), ...(numbers ?? [])];
}

/** The contacts as last seen, for who only wants to compare: no provider is asked. */
export async function keptContacts(
  ports: Pick<ContactPorts, 'cache' | 'log'>,
  person: Person,
): Promise<Contact[]> {
  const kept = await orNothing(ports, 'cache', ports.cache.get(person.uid, cacheName));
  return contactsIn(addressBook.safeParse(kept?.value).data ?? emptyBook);
}

async function bookOf(ports: ContactPorts, person: Person): Promise<AddressBook> {
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
    ports.calendar.guests(person, { since: now - guestsSinceMs, signal }),
  );
  try {
    const mails = await ports.mail.peopleOf(person, { since, limit: mailsRead, signal });
    const learnt = withGuests(withMails(book, mails), (await guests) ?? []);
    await orNothing(ports, 'cache', ports.cache.put(person.uid, cacheName, learnt, now));
    return learnt;
  } catch (error) {
    warn(ports, 'mail', error);
    if (!isFailure(error, 'reauth')) return book;
    // Google is not connected any more: what was learnt through it is not ours to use.
    if (known !== null) await orNothing(ports, 'cache', ports.cache.forget(person.uid, cacheName));
    return emptyBook;
  }
}

/** Whoever wrote on WhatsApp goes by the name that they gave themselves; the person wrote to those they answered. */
async function numbersOf({ channelStore, connections }: ContactPorts, { uid }: Person): Promise<Contact[]> {
  if ((await connections.load(uid, 'whatsapp')) === null) return [];
  const messages = await channelStore.newest(uid, 'whatsapp', messagesRead);
  const threads = Map.groupBy(messages, ({ threadKey }) => threadKey);
  return [...threads].flatMap(([phone, newestFirst]) => {
    const answered = newestFirst.findIndex(({ direction }) => direction === 'outbound');
    const names = newestFirst.flatMap(({ fromName }, index) => {
      const name = visibleName(fromName ?? '');
      const known: Contact['known'] = answered !== -1 && index > answered ? 'written-to' : 'received';
      return name === '' ? [] : [{ name, phone, known }];
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
  log.warn('contacts.unavailable', { source, kind: isFailure(error) ? error.kind : 'unknown' });
}

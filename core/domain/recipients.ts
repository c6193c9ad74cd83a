/** Whom a written recipient means, and whether that is sure enough to write to them unasked. */
import type { ActionType } from '../contract/actions.ts';
import type { Contact, ResolvedRecipient } from '../contract/contacts.ts';
import { isSameFirstName } from './first-names.ts';
import { isMailAddress } from './mail-address.ts';
import { isPhoneNumber } from './phone.ts';
import { isForeignDomain, isNearAddress, skeleton } from './look-alike.ts';
import { visibleName } from './visible-text.ts';

export type Reach = 'email' | 'phone';
type Candidate = ResolvedRecipient['candidates'][number];
type Bearer = Candidate & { isNamed: boolean };

const mostCandidates = 8;

/**
 * A name resolves unasked only to somebody whom the person wrote to under it, and only when nobody else bears it: in
 * full or in part, by a short form, in the other alphabet, or in letters that look the same.
 */
export function resolveRecipient(
  written: string,
  wants: Reach,
  contacts: readonly Contact[],
): ResolvedRecipient {
  if (wants === 'email' ? written.includes('@') : /^\+\d+$/.test(written)) {
    return resolveAddress(written, wants, contacts);
  }
  const bearers = bearersOf(written, wants, contacts);
  const [only, ...others] = bearers;
  if (only === undefined) {
    return { ...nobody, written, source: 'unknown', doubt: 'unknown' };
  }
  const candidates = bearers
    .slice(0, mostCandidates)
    .map(({ name, address, known }) => ({ name, address, known }));
  if (others.length > 0) {
    return { ...nobody, written, source: 'ambiguous', doubt: 'several', candidates };
  }
  const { address, name } = only;
  const doubt = doubtOf(only, wants, contacts);
  return { written, address, name, source: 'contacts', doubt, candidates };
}

const nobody = { address: null, name: null, candidates: [] };

/** An address that the person wrote out is theirs, unless it may be taken for one that they write to. */
function resolveAddress(written: string, wants: Reach, contacts: readonly Contact[]): ResolvedRecipient {
  const own = contacts.filter((contact) => isReachedAt(contact, written, wants));
  const isWrittenTo = own.some(({ known }) => known === 'written-to');
  const isAlike = wants === 'email' && !isWrittenTo && isLookAlike(written, contacts);
  const name = own.find(({ name: one }) => one !== '')?.name ?? null;
  return {
    ...nobody,
    candidates: [],
    written,
    address: written,
    name,
    source: 'text',
    doubt: isAlike ? 'look-alike' : null,
  };
}

function doubtOf({ address, known, isNamed }: Bearer, wants: Reach, contacts: readonly Contact[]) {
  if (known === 'received') return 'never-written-to';
  if (!isNamed) return 'look-alike';
  return wants === 'email' && isLookAlike(address, contacts) ? 'look-alike' : null;
}

/** What to say beside an address, however it came to stand there. */
export function doubtAbout(
  address: string,
  wants: Reach,
  contacts: readonly Contact[],
): 'look-alike' | 'never-written-to' | null {
  if (wants === 'email' && isLookAlike(address, contacts)) return 'look-alike';
  return contactAt(address, wants, contacts)?.known === 'received' ? 'never-written-to' : null;
}

/** Whether the text is an address or a number, and no name that has to be looked up. */
export function isAddress(written: string, wants: Reach): boolean {
  return wants === 'email' ? isMailAddress(written) : isPhoneNumber(written);
}

/** Which field of an action says whom it reaches. */
const reachOf: Readonly<Partial<Record<string, { field: string; wants: Reach }>>> = {
  send_email: { field: 'to', wants: 'email' },
  create_event: { field: 'attendees', wants: 'email' },
  send_whatsapp: { field: 'to', wants: 'phone' },
  send_sms: { field: 'to', wants: 'phone' },
} satisfies Partial<Record<ActionType, { field: string; wants: Reach }>>;

/** The field in which a name, or anything else that is no address, still stands where an address has to be. */
export function fieldWithoutAddress(
  actionType: string,
  payload: Readonly<Record<string, unknown>>,
): string | null {
  const reach = Object.hasOwn(reachOf, actionType) ? reachOf[actionType] : undefined;
  if (reach === undefined) return null;
  const people = [payload[reach.field]].flat().filter((one) => typeof one === 'string');
  const each = reach.wants === 'phone' ? people : peopleIn(people.join(','));
  return each.every((one) => isAddress(one, reach.wants)) ? null : reach.field;
}

/** Those whom a field names, divided by commas as execution divides them. */
export function peopleIn(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function isLookAlike(address: string, contacts: readonly Contact[]): boolean {
  return (
    isForeignDomain(address) ||
    contacts.some(({ email }) => email !== undefined && isNearAddress(email, address))
  );
}

/** Everybody who goes by the name, one entry an address, those the person wrote to first. */
function bearersOf(written: string, wants: Reach, contacts: readonly Contact[]): Bearer[] {
  const words = nameWords(written);
  const byName = bearersAmong(contacts, wants, ({ name }) => bearingOf(nameWords(name), words));
  if (byName.length > 0) return byName;
  // Who has given no name may go by the first half of the address.
  return bearersAmong(contacts, wants, ({ name, email }) =>
    name === '' && bearingOf(nameWords(email?.split('@')[0] ?? ''), words) !== null ? 'alike' : null,
  );
}

type Bearing = 'named' | 'alike' | null;

function bearersAmong(
  contacts: readonly Contact[],
  wants: Reach,
  bearing: (contact: Contact) => Bearing,
): Bearer[] {
  const byAddress = new Map<string, Bearer>();
  for (const contact of contacts) {
    const address = contact[wants];
    const found = address === undefined ? null : bearing(contact);
    if (address === undefined || found === null) continue;
    const one = { name: contact.name, address, known: contact.known, isNamed: found === 'named' };
    const known = byAddress.get(address.toLowerCase());
    if (known === undefined || weightOf(one) > weightOf(known)) byAddress.set(address.toLowerCase(), one);
  }
  return [...byAddress.values()].sort((a, b) => weightOf(b) - weightOf(a));
}

/** The entry of an address that counts: what the person wrote to before what came in, the very name before a likeness. */
function weightOf({ known, isNamed }: Bearer): number {
  return (known === 'written-to' ? 2 : 0) + (isNamed ? 1 : 0);
}

const mostGlued = 2;
const shortestStem = 3;

/** Whether a text, such as the title of a meeting, speaks of what is written: a name in any of its shapes, or a word. */
export function isMentioned(written: string, text: string): boolean {
  const words = nameWords(written).filter((word) => !articles.has(word));
  const parts = nameWords(text);
  return (
    words.length > 0 &&
    words.every((word) => parts.some((part) => isAlikeWord(word, part) || begins(part, word)))
  );
}

const articles = new Set(['the', 'my', 'a', 'an', 'with', 'of', 'שלי', 'של', 'עם']);

/** "dentists", and in Hebrew with letters glued before: "לרופאה" for "רופא". */
function begins(part: string, word: string): boolean {
  if (word.length < shortestStem) return false;
  if (part.startsWith(word)) return true;
  const bare = word.startsWith('ה') ? word.slice(1) : word;
  return (
    /^[א-ת]/.test(word) &&
    [...Array(mostGlued + 1).keys()].some(
      (glued) => bare.length >= shortestStem && part.slice(glued).startsWith(bare),
    )
  );
}

/** "Dana" is Dana Cohen; "Dana Levi" is not. */
function bearingOf(parts: readonly string[], words: readonly string[]): Bearing {
  if (words.length === 0 || parts.length === 0) return null;
  if (words.every((word) => parts.includes(word))) return 'named';
  const isAlike =
    words.every((word) => parts.some((part) => isAlikeWord(word, part))) ||
    skeleton(words.join('')) === skeleton(parts.join(''));
  return isAlike ? 'alike' : null;
}

function isAlikeWord(word: string, part: string): boolean {
  return word === part || skeleton(word) === skeleton(part) || isSameFirstName(word, part);
}

/** A name's words in one spelling: without marks, points and accents. */
export function nameWords(name: string): readonly string[] {
  return visibleName(name)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What an address or a number goes by, and whether the person ever wrote to it; null for one that nobody bears. */
export function contactAt(
  address: string,
  wants: Reach,
  contacts: readonly Contact[],
): Pick<Contact, 'name' | 'known'> | null {
  const own = contacts.filter((contact) => isReachedAt(contact, address, wants));
  const named = own.filter(({ name }) => name !== '');
  const best = named.find(({ known }) => known === 'written-to') ?? named[0] ?? own[0];
  if (best === undefined) return null;
  const isWrittenTo = own.some(({ known }) => known === 'written-to');
  return { name: best.name, known: isWrittenTo ? 'written-to' : 'received' };
}

function isReachedAt(contact: Contact, address: string, wants: Reach): boolean {
  return contact[wants]?.toLowerCase() === address.toLowerCase();
}

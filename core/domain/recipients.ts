/** Whom a written recipient means, and whether that is sure enough to write to them unasked. */
import { actionFacts, isActionType } from '../contract/action-types.ts';
import type { Contact, ResolvedRecipient } from '../contract/contacts.ts';
import { isSameFirstName, isSameNameClosely } from './first-names.ts';
import { isMailAddress } from './mail-address.ts';
import { isPhoneNumber } from './phone.ts';
import { isForeignDomain, isNearAddress, skeleton } from './look-alike.ts';
import { soundDistance } from './name-sounds.ts';
import { visibleName } from './visible-text.ts';

/** By what somebody is reached: on a platform, by what it calls them. */
export type Reach = 'email' | 'phone' | 'messenger' | 'instagram';
type Candidate = ResolvedRecipient['candidates'][number];
type Bearer = Candidate & { isNamed: boolean };

const mostCandidates = 12;

/**
 * Finds the recipient that a written name means. No question is needed if the person wrote to a contact of this name,
 * in full or in part, and no other contact matches. A name also matches as a short form, in the other alphabet, or in
 * letters that look the same. If no contact matches, the nearest in sound is proposed, with a question.
 */
export function resolveRecipient(
  written: string,
  wants: Reach,
  contacts: readonly Contact[],
): ResolvedRecipient {
  if (wants === 'email' ? written.includes('@') : /^\+\d+$/.test(written)) {
    return resolveAddress(written, wants, contacts);
  }
  const isUsername = isPlatform(wants) && isAccount(written);
  const bearers = isUsername
    ? bearersAmong(contacts, wants, ({ name }) => (isSameUsername(name, written) ? 'named' : null))
    : bearersOf(written, wants, contacts);
  const [only, ...others] = bearers;
  if (only === undefined)
    return isUsername ? resolveAddress(written, wants, contacts) : resolveBySound(written, wants, contacts);
  const candidates = shown(bearers);
  if (others.length > 0) {
    return { ...nobody, written, source: 'ambiguous', doubt: 'several', candidates };
  }
  const { address, name } = only;
  const doubt = doubtOf(only, wants, contacts);
  return { written, address, name, source: 'contacts', doubt, candidates };
}

/**
 * Whose things are looked at by a name: those of the very name, else those of one like it. Nothing is written to them by
 * this.
 */
export function bearersToLookAt(written: string, wants: Reach, contacts: readonly Contact[]): Candidate[] {
  const bearers = bearersOf(written, wants, contacts);
  const words = nameWords(written);
  const isClose = ({ name }: Bearer) => {
    const parts = nameWords(name);
    return words.every((word) => parts.some((part) => isSameNameClosely(word, part)));
  };
  const close = bearers.filter(isClose);
  return shown(close.length > 0 ? close : bearers);
}

function isPlatform(wants: Reach): boolean {
  return wants === 'messenger' || wants === 'instagram';
}

/** An id or a username. A bare word may be anybody's name; with "@" before it, it is a username. */
function isAccount(written: string): boolean {
  return /^@?[\w.-]{1,100}$/.test(written) && /[@\d._]/.test(written);
}

/** A platform may give somebody's username as their name. */
function isSameUsername(name: string, written: string): boolean {
  return visibleName(name).toLowerCase() === written.replace(/^@/, '').toLowerCase();
}

function resolveBySound(written: string, wants: Reach, contacts: readonly Contact[]): ResolvedRecipient {
  const sounding = soundingLike(written, wants, contacts);
  const [nearest, next] = sounding;
  if (nearest === undefined) return { ...nobody, written, source: 'unknown', doubt: 'unknown' };
  const candidates = shown(sounding);
  if (next?.distance === nearest.distance) {
    return { ...nobody, written, source: 'ambiguous', doubt: 'several', candidates };
  }
  const { address, name } = nearest;
  return { written, address, name, source: 'contacts', doubt: 'by-sound', candidates };
}

function shown(bearers: readonly Candidate[]): Candidate[] {
  return bearers.slice(0, mostCandidates).map(({ name, address, known }) => ({ name, address, known }));
}

const nobody = { address: null, name: null, candidates: [] };

/**
 * An address that the person wrote out is theirs, unless it may be taken for one that they write to. On a platform only
 * somebody who wrote first can be written to.
 */
function resolveAddress(written: string, wants: Reach, contacts: readonly Contact[]): ResolvedRecipient {
  const own = contacts.filter((contact) => isReachedAt(contact, written, wants));
  const isWrittenTo = own.some(({ known }) => known === 'written-to');
  const isAlike = wants === 'email' && !isWrittenTo && isLookAlike(written, contacts);
  const name = own.find(({ name: one }) => one !== '')?.name ?? null;
  const doubt = isPlatform(wants) && own.length === 0 ? 'never-written-to' : null;
  return {
    ...nobody,
    candidates: [],
    written,
    address: written,
    name,
    source: 'text',
    doubt: isAlike ? 'look-alike' : doubt,
  };
}

function doubtOf({ address, known, isNamed }: Bearer, wants: Reach, contacts: readonly Contact[]) {
  if (known === 'received') return 'never-written-to';
  if (!isNamed) return 'look-alike';
  return wants === 'email' && isLookAlike(address, contacts) ? 'look-alike' : null;
}

/** The warning for an address, however it came into the field. */
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
  if (isPlatform(wants)) return isAccount(written);
  return wants === 'email' ? isMailAddress(written) : isPhoneNumber(written);
}

/** The field of an action that must hold addresses, and of which kind; null if it reaches nobody. */
export function recipientField(
  actionType: string,
  payload: Readonly<Record<string, unknown>>,
): { field: string; wants: Reach } | null {
  const reach = isActionType(actionType) ? actionFacts[actionType].writtenTo : undefined;
  if (reach === undefined) return null;
  const { field, wants } = reach;
  if (wants !== 'account') return { field, wants };
  const { platform } = payload;
  return platform === 'messenger' || platform === 'instagram' ? { field, wants: platform } : null;
}

/** The field that must hold an address but still holds something else, such as a name. */
export function fieldWithoutAddress(
  actionType: string,
  payload: Readonly<Record<string, unknown>>,
): string | null {
  const reach = recipientField(actionType, payload);
  if (reach === null) return null;
  const { field, wants } = reach;
  // A mail has copies too.
  const fields = field === 'to' && wants === 'email' ? [field, 'cc', 'bcc'] : [field];
  const isOpen = (one: string) => {
    const people = [payload[one]].flat().filter((person) => typeof person === 'string');
    const each = wants === 'email' ? peopleIn(people.join(',')) : people;
    return !each.every((person) => isAddress(person, wants));
  };
  return fields.find(isOpen) ?? null;
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
  const own = words.filter((word) => word !== 'my' && word !== 'שלי');
  const [role = '', ...more] = own;
  // "My mother" may be in the address book as "אמא".
  if (own.length < words.length && more.length === 0 && family.some((one) => isSameFirstName(role, one)))
    return bearersAmong(contacts, wants, ({ name }) => bearingOf(nameWords(name), own));
  // A contact without a name may be called by the part of the address before the @.
  return bearersAmong(contacts, wants, ({ name, email }) =>
    name === '' && bearingOf(nameWords(email?.split('@')[0] ?? ''), words) !== null ? 'alike' : null,
  );
}

const family = ['mother', 'father', 'grandmother', 'grandfather'];

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

type Sounding = Candidate & { distance: number };

/** One entry an address, the nearest first. Contacts that the person has never written to are left out. */
function soundingLike(written: string, wants: Reach, contacts: readonly Contact[]): Sounding[] {
  const all = nameWords(written);
  const named = all.filter((word) => !courtesies.has(word));
  const words = named.length === 0 ? all : named;
  const byAddress = new Map<string, Sounding>();
  for (const { name, known, ...contact } of contacts) {
    const address = contact[wants];
    if (address === undefined || known !== 'written-to') continue;
    const parts = nameWords(name);
    // Roles such as "my mother" are skipped: they sound too much like "my father".
    if (parts.length > 1 && (parts[0] === 'my' || parts.at(-1) === 'שלי')) continue;
    const distance = distanceOf(words, parts);
    if (distance === null) continue;
    const before = byAddress.get(address.toLowerCase());
    if (before === undefined || distance < before.distance) {
      byAddress.set(address.toLowerCase(), { name, address, known, distance });
    }
  }
  return [...byAddress.values()].sort((a, b) => a.distance - b.distance);
}

/** "Ms Cohen" may be Dana Cohen, and may be another: it is asked. */
const courtesies = new Set(['mr', 'mrs', 'ms', 'miss', 'mister', 'מר', 'גברת', 'גב', 'הגברת']);

/** Each word by the part that it sounds most like; what was heard as several words may be one. */
function distanceOf(words: readonly string[], parts: readonly string[]): number | null {
  if (words.some((word) => kinNames.has(word))) return null;
  const [wordsAsOne, partsAsOne] = [words.join(''), parts.join('')];
  const whole = [...parts, partsAsOne].flatMap((part) => soundDistance(wordsAsOne, part) ?? []);
  const each = words.map((word) =>
    Math.min(...parts.map((part) => (isAlikeWord(word, part) ? 0 : (soundDistance(word, part) ?? Infinity)))),
  );
  const distance = Math.min(
    ...whole,
    each.reduce((sum, one) => sum + one, words.length === 0 ? Infinity : 0),
  );
  return Number.isFinite(distance) ? distance : null;
}

/**
 * Which entry of an address wins: one the person wrote to before one that came in, and an exact name before a similar
 * one.
 */
function weightOf({ known, isNamed }: Bearer): number {
  return (known === 'written-to' ? 2 : 0) + (isNamed ? 1 : 0);
}

const mostGlued = 2;
const shortestStem = 3;

/**
 * Whether a text, such as the title of a meeting, mentions the written name in any of its shapes, or the written word.
 */
export function isMentioned(written: string, text: string, isSame = isAlikeWord): boolean {
  const words = nameWords(written).filter((word) => !articles.has(word));
  const parts = nameWords(text);
  return (
    words.length > 0 && words.every((word) => parts.some((part) => isSame(word, part) || begins(part, word)))
  );
}

/** Tells whether a text mentions the name: the very one where any of all texts does, else one like it. */
export function mentionAmong(written: string, all: readonly string[]): (text: string) => boolean {
  const isClose = (text: string) => isMentioned(written, text, isSameNameClosely);
  return all.some(isClose) ? isClose : (text) => isMentioned(written, text);
}

/** Words for senders whose names are written in the other language. */
export const inOtherLanguage: Readonly<Record<string, string>> = {
  בנק: 'bank',
  ביטוח: 'insurance',
  bank: 'בנק',
  insurance: 'ביטוח',
};

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

/** "Dana" is Dana Cohen; "Dana Levi" is not, and neither is "David" Yossi Ben-David. */
function bearingOf(parts: readonly string[], words: readonly string[]): Bearing {
  if (words.length === 0 || parts.length === 0) return null;
  const calledBy = withoutHalves(parts, words);
  if (words.every((word) => calledBy.includes(word))) return 'named';
  const isAlike =
    words.every((word) => calledBy.some((part) => isAlikeWord(word, part))) ||
    skeleton(words.join('')) === skeleton(parts.join(''));
  return isAlike ? 'alike' : null;
}

/** Begins a surname of two words, of which neither is said alone. As a first name it is. */
const sonOf = new Set(['ben', 'bar', 'bat', 'bin', 'abu', 'בן', 'בר', 'בת', 'אבו']);

/** The words of a name but for the surnames of two words that were not said in full. */
function withoutHalves(parts: readonly string[], words: readonly string[]): readonly string[] {
  const isSaid = (at: number) => words.some((word) => isAlikeWord(word, parts[at] ?? ''));
  const begins = (at: number) => at > 0 && at + 1 < parts.length && sonOf.has(parts[at] ?? '');
  const isHalf = (at: number) => begins(at) && !(isSaid(at) && isSaid(at + 1));
  return parts.filter((_, at) => !isHalf(at) && !isHalf(at - 1));
}

export function isAlikeWord(word: string, part: string): boolean {
  if (word === part || isSameFirstName(word, part)) return true;
  return !kinNames.has(word) && !kinNames.has(part) && skeleton(word) === skeleton(part);
}

/** Written like other names ("אבא" like "אבי"), and never meant for them. */
const kinNames = new Set(['אבא', 'אמא', 'סבא', 'סבתא']);

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

/**
 * The name of the contact at an address or number, and whether the person ever wrote to it; null if there is no such
 * contact.
 */
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

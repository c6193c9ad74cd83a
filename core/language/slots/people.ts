/** Who: addresses, numbers and names after "to", "with" or a glued ל, one or several. */
import { nameWords } from '../entities/acquaintances.ts';
import { kin } from '../entities/kin.ts';
import { firstNames, lastNames } from '../entities/names.ts';
import { names } from '../intent/arguments.ts';
import { phoneDigits } from '../../domain/phone-digits.ts';
import { phoneCountry, toE164 } from '../../domain/phone.ts';
import { anyPrefix, marked, noPrefix, type PrefixTest } from '../phrasebook.ts';
import type { Contact } from '../reading.ts';
import { wordsOf, type Sentence } from '../sentence.ts';
import type { Token } from '../tokens.ts';
import { dictatedAddressAt } from '../entities/dictated.ts';
import { markers } from './message-words.ts';

export type PersonMatch = { readonly written: string; readonly at: number; readonly to: number };
export type PeopleMatch = { readonly people: readonly PersonMatch[]; readonly to: number };

export type PeopleSearch = {
  readonly sentence: Sentence;
  readonly contacts: readonly Contact[];
  readonly country: string | undefined;
  /** Whether something other than a name begins at a token: a marker, a time, the end. */
  readonly endsAt: (index: number) => boolean;
  /** Where a time that begins at a token ends; the token itself where none does. */
  readonly afterTime: (index: number) => number;
  /** Free text may follow without a mark ("whatsapp Dana see you soon"), so a name takes no more than it must. */
  readonly tight: boolean;
};

const determiners = marked([
  'my|our|the|his|her|their|your|all|every|כל',
  'all|everyone|everybody my|the|our|in|at|on|from',
]);
const titles = marked([
  'dr|mr|mrs|ms|miss|prof|professor|doctor|grandma|grandpa',
  'גב\'|גב|מר|ד"ר|דר|דר\'|דוקטור|פרופ\'|הרב|רב|עו"ד|עוד|דוד|דודה|סבא|סבתא|המורה|מורה|רו"ח',
]);
const possessives = marked(['שלי|שלך|שלנו|שלו|שלה|שלהם|שלכם']);
/** Words that never continue a name: they open a clause, a question or the rest of the command. */
const nonNames = marked([
  "i|i'm|im|i'll|i've|i'd|we|we're|we'll|we've|you|you're|he|she|he's|she's|they|they're|it|it's|its|is|are|be|am|was|were|will|can|could|would|should|have|has|do|does|did|don't|not|no|yes|that|this|these|those|there|there's|the|a|an|my|our|your|his|her|their|what|what's|when|where|who|why|how|which|if|whether|because|so|but|or|and|please|pls|thanks|thank|hi|hey|hello|happy|good|great|sorry|let|let's|lets|just|about|regarding|saying|asking|telling|to|for|with|from|at|in|on|by|of|as|via|tomorrow|today|tonight|now|re|an|send|call|come|see|meet|bring|pick|buy|remind|tell|ask|need|know|hope|wish|running|late|on|off|got|getting|going|dont|love|miss|wanna|gonna|done|ok|okay|r|u|ur|im|landing|coming|leaving|nobody|just|back",
  'אני|אנחנו|אתה|את|הוא|היא|הם|הן|אתם|יש|אין|לא|כן|כבר|זה|זאת|זו|מה|מתי|איפה|מי|למה|איך|כמה|אם|האם|כי|אבל|או|גם|רק|אז|בבקשה|תודה|שלום|היי|הי|מזל|בוקר|ערב|לילה|יום|על|לגבי|בנושא|עם|של|אל|מחר|היום|הערב|עכשיו|בהצלחה|חג|שבת|סליחה|תגיד|תגידי|תביא|תביאי|תתקשר|תתקשרי|בוא|בואי|נפגש|אפשר|צריך|צריכה|רוצה|תשלח|תשלחי|הכל|אוקיי|אוקי|סבבה|מעולה|ביי|יאללה|תרגיש|תרגישי|שנה|מאחר|מאחרת|הגעתי|בדרך|אוהב|אוהבת|מתגעגע|מתגעגעת|כל',
]);
const andWords = new Set(['and', '&', ',', 'plus', '+', 'ואת', 'וגם']);

const longestName = 4;

/** People that begin at a token; `prefixes` says which glued letters the first one must or may carry. */
export function peopleAt(search: PeopleSearch, index: number, prefixes: PrefixTest): PeopleMatch | null {
  const first = personAt(search, index, prefixes);
  if (first === null) return null;
  const people = [first];
  let to = first.to;
  for (;;) {
    const next = nextPerson(search, to, prefixes);
    if (next === null) return { people, to };
    people.push(next);
    to = next.to;
  }
}

function nextPerson(search: PeopleSearch, index: number, prefixes: PrefixTest): PersonMatch | null {
  const { tokens } = search.sentence;
  let at = index;
  while (andWords.has(tokens[at]?.text ?? '')) at += 1;
  const separated = at > index;
  if (search.endsAt(at)) return null;
  if (!separated) {
    return (
      personAt(
        search,
        at,
        (prefix) => prefix.length > 1 && prefix.startsWith('ו') && prefixes(prefix.slice(1)),
      ) ??
      andNameAt(search, at) ??
      (isAnother(search, at) ? personAt(search, at, noPrefix) : null)
    );
  }
  if (tokens[at]?.text === 'to') at += 1;

  const isPerson = personAt(search, at, (prefix) => prefix === '' || prefixes(prefix));
  const commaOnly = tokens[at - 1]?.text === ',';
  return isPerson !== null && (!commaOnly || looksLikeName(search, at)) ? isPerson : null;
}

/** "Dana Avi and Noa": a name after a name, where both are known or more follow; else it is a surname. */
function isAnother({ sentence: { tokens }, contacts, tight }: PeopleSearch, index: number): boolean {
  const [before, token, next] = tokens.slice(index - 1, index + 2);
  const after = next?.text === 'and' ? tokens[index + 2] : next;
  const isListed = names(after, next === after ? 'ו' : '');
  const isKnown = [before, token].every((one) =>
    contacts.some(({ name }) => one?.stems.some(({ stem }) => isFirstOf(name, stem))),
  );
  const isName = names(token) && !lastNames.has(token?.text ?? '');
  return isName && (tight ? isListed && isKnown : isListed || isKnown);
}

/** "לדנה ורון": the second name goes without its own preposition. */
function andNameAt(search: PeopleSearch, index: number): PersonMatch | null {
  const reading = search.sentence.tokens[index]?.stems.find(({ prefix }) => prefix === 'ו');
  if (reading === undefined) return null;
  const isKnown = isKnownName(search, reading.stem) || search.endsAt(index + 1);
  return isKnown ? personAt(search, index, (prefix) => prefix === 'ו') : null;
}

function personAt(search: PeopleSearch, start: number, prefixes: PrefixTest): PersonMatch | null {
  const { tokens } = search.sentence;
  const isBoth = together.has(tokens[start]?.text ?? '');
  const index = isBoth ? start + 1 : start;
  const token = tokens[index];
  if (token === undefined) return null;
  const numbered = numberAfter(search.sentence, index);
  if (numbered !== null) return personAt(search, numbered, noPrefix);
  return (
    addressAt(search, token, index, prefixes) ??
    dictatedAt(search, index, prefixes) ??
    atAddress(search, nameAt(search, index, prefixes))
  );
}

const together = new Set(['both', 'שניהם']);

/** "my accountant at yossi@books.co.il", "the landlord, landlord@homes.com": one person, and where to reach them. */
function atAddress(search: PeopleSearch, named: PersonMatch | null): PersonMatch | null {
  if (named === null) return null;
  const { tokens } = search.sentence;
  let at = named.to;
  const isApart = tokens[at]?.text === ',' || tokens[at]?.text === '-' || tokens[at]?.text === '(';
  if (isApart) at += 1;
  while (whereWords.has(tokens[at]?.text ?? '')) at += 1;
  const token = tokens[at];
  const spoken = dictatedAt(search, at, noPrefix);
  if (spoken !== null) return { ...spoken, at: named.at };
  if (token === undefined || (token.kind !== 'email' && token.kind !== 'phone')) return named;
  if (isApart && tokens[at - 1]?.text === ',' && !isSamePerson(search, named, token)) return named;
  const address = addressAt(search, token, at, anyPrefix);
  const closes = tokens[named.to]?.text === '(' && tokens[at + 1]?.text === ')' ? 1 : 0;
  return address === null ? named : { ...address, at: named.at, to: address.to + closes };
}

const whereWords = new Set(['at', 'on', 'via', 'his', 'her', 'their', 'email', 'address', 'number', 'במייל', 'בכתובת', 'בטלפון', 'במספר', 'שהמייל', 'שלו', 'שלה']); // prettier-ignore

/** After a comma the address is another's, unless the name is no name but a role, or a part of the address. */
function isSamePerson(search: PeopleSearch, { written }: PersonMatch, { text }: Token): boolean {
  const [first = ''] = written.toLowerCase().split(/\s+/);
  return !isKnownName(search, first) || text.startsWith(first);
}

/** "למספר 052-…", "the number 054…": the word says what the digits say anyway. */
function numberAfter({ tokens }: Sentence, index: number): number | null {
  const at = tokens[index]?.text === 'the' ? index + 1 : index;
  const isWord = tokens[at]?.stems.some(({ stem }) => numberWords.has(stem)) === true;
  return isWord && tokens[at + 1]?.kind === 'phone' ? at + 1 : null;
}

const numberWords = new Set(['number', 'phone', 'mobile', 'טלפון', 'מספר', 'נייד', 'פלאפון']);

function addressAt(
  { sentence, country }: PeopleSearch,
  token: Token,
  index: number,
  prefixes: PrefixTest,
): PersonMatch | null {
  const reading = token.stems[0];
  if (reading === undefined || !(prefixes(reading.prefix) || reading.prefix === '')) return null;
  const written = wordsOf(sentence, index, index + 1, reading.at);
  if (token.kind === 'email' || token.kind === 'handle') return { written, at: reading.at, to: index + 1 };
  const isNumber =
    token.kind === 'phone' ||
    (token.kind === 'number' && /^\d+$/.test(reading.stem) && reading.stem.length >= phoneDigits.min);
  if (!isNumber) return null;
  // Digits that were said are no digits in the text.
  const digits = /\d/.test(written) ? written : token.text;
  return { written: toE164(digits, phoneCountry(country)), at: reading.at, to: index + 1 };
}

function dictatedAt({ sentence }: PeopleSearch, index: number, prefixes: PrefixTest): PersonMatch | null {
  const dictated = dictatedAddressAt(sentence.tokens, index, prefixes);
  return dictated === null ? null : { written: dictated.address, at: dictated.at, to: dictated.next };
}

function nameAt(search: PeopleSearch, index: number, prefixes: PrefixTest): PersonMatch | null {
  const { sentence } = search;
  const contact = contactAt(search, index, prefixes);
  if (contact !== null) return contact;
  const token = sentence.tokens[index];
  if (token?.kind !== 'word' || search.endsAt(index)) return null;
  const reading = nameReading(search, token, prefixes);
  if (reading === null) return null;
  const determiner = determiners.at(sentence.tokens, index, (prefix) => prefix === reading.prefix);
  // "Tell her I'll be late" is to her, and "her boss" is somebody.
  if (token.text === 'her' && nonNames.at(sentence.tokens, index + 1, noPrefix) !== null) return null;
  if (
    determiner === null &&
    !isNameWord(sentence, token) &&
    nonNames.at(sentence.tokens, index, (prefix) => prefix === reading.prefix) !== null
  )
    return null;
  const end = nameEnd(search, index, reading.stem, determiner?.next ?? null);
  const to = end === null ? null : withName(search, index, withOwner(search, end));
  return to === null ? null : { written: wordsOf(sentence, index, to, reading.at), at: reading.at, to };
}

/** "Will", "Hope": names that are words too, told by their capital. */
function isNameWord(sentence: Sentence, token: Token): boolean {
  return nameWords.has(token.text) && isCapitalised(sentence, token);
}

/** "my sister Noa", "לבוסית שלי ורד": what they are, and what they are called. */
function withName(search: PeopleSearch, index: number, to: number): number {
  const { sentence, endsAt } = search;
  const { tokens } = sentence;
  const isRole =
    determiners.at(tokens, index) !== null ||
    tokens[index]?.stems.some(({ stem }) => kin.has(stem)) === true ||
    possessives.at(tokens, to - 1, noPrefix) !== null;
  const isNamed =
    names(tokens[to]) ||
    (isCapitalised(sentence, tokens[to]) &&
      !isCapitalised(sentence, tokens[to - 1]) &&
      nonNames.at(tokens, to, noPrefix) === null);
  if (!isRole) return to;
  // "the team lead Barak Golan"
  for (let at = to; at < to + 3 && !endsAt(at) && nonNames.at(tokens, at, noPrefix) === null; at += 1)
    if (tokens[at]?.kind === 'word' && names(tokens[at]))
      return contactAt(search, at, noPrefix)?.to ?? at + 1;
  return isNamed && tokens[to]?.kind === 'word' && !endsAt(to) ? to + 1 : to;
}

/** "ההורים של גיל": whose they are belongs to who they are. */
function withOwner({ sentence, endsAt }: PeopleSearch, to: number): number {
  const owner = sentence.tokens[to + 1];
  return sentence.tokens[to]?.text === 'של' && owner?.kind === 'word' && !endsAt(to + 1) ? to + 2 : to;
}

/** Of the ways to split a word, the one that leaves a known name; else the longest acceptable prefix reading. */
function nameReading(
  search: PeopleSearch,
  token: Token,
  prefixes: PrefixTest,
): { prefix: string; stem: string; at: number } | null {
  const acceptable = token.stems.filter(({ prefix }) => prefixes(prefix));
  const known = acceptable.find(({ stem }) => isKnownName(search, stem));
  if (known !== undefined) return known;
  const unsplit = token.stems[0];
  if (unsplit !== undefined && isKnownName(search, unsplit.stem) && prefixes('ל')) return unsplit;
  return acceptable[0] ?? null;
}

function isKnownName({ contacts }: PeopleSearch, stem: string): boolean {
  return firstNames.has(stem) || contacts.some(({ name }) => isFirstOf(name, stem));
}

function isFirstOf(name: string, stem: string): boolean {
  return name.toLowerCase().split(' ')[0] === stem;
}

function looksLikeName(search: PeopleSearch, index: number): boolean {
  const token = search.sentence.tokens[index];
  if (token === undefined) return false;
  if (token.kind === 'email' || token.kind === 'phone') return true;
  return token.stems.some(({ stem }) => isKnownName(search, stem)) || isCapitalised(search.sentence, token);
}

/** The longest contact name that stands here, word for word. */
function contactAt(
  { sentence, contacts }: PeopleSearch,
  index: number,
  prefixes: PrefixTest,
): PersonMatch | null {
  const { tokens } = sentence;
  let best: PersonMatch | null = null;
  for (const { name } of contacts) {
    const parts = name
      .toLowerCase()
      .split(' ')
      .filter((part) => part !== '');
    const reading = tokens[index]?.stems.find(({ prefix, stem }) => prefixes(prefix) && stem === parts[0]);
    if (reading === undefined || parts.length < 2) continue;
    const matches = parts.every((part, offset) => offset === 0 || tokens[index + offset]?.text === part);
    const to = index + parts.length;
    if (matches && (best === null || to > best.to)) {
      best = { written: wordsOf(sentence, index, to, reading.at), at: reading.at, to };
    }
  }
  return best;
}

function nameEnd(
  search: PeopleSearch,
  index: number,
  stem: string,
  afterDeterminer: number | null,
): number | null {
  const { tokens } = search.sentence;
  const title = titles.at(tokens, index, () => true);
  const dotted = title !== null && tokens[title.next]?.text === '.' ? 1 : 0;
  const first = afterDeterminer ?? (title === null ? index : title.next + dotted);
  const head = first === index ? index : first;
  if (head > index && (search.endsAt(head) || tokens[head]?.kind !== 'word')) {
    return afterDeterminer === null ? index + 1 : null;
  }
  const least = afterHyphens(tokens, head + 1);
  const most = runOn(search, least);
  const closes = search.endsAt(most) && most - index <= longestName;
  if (kin.has(stem) && head === index && !stem.startsWith('מנהל'))
    return leastEnd(search, index, least, stem);
  if (most === least || (closes && isMarked(search, most))) return most;
  if (closes && !search.tight && afterDeterminer !== null) return most;
  const shortest = leastEnd(search, index, least, stem);
  const isSurname = closes && !search.tight && most === tokens.length && most === least + 1;
  return isSurname && isKnownName(search, stem) ? Math.max(shortest, most) : shortest;
}

/** "Anne-Marie", "בן-דוד": one name. */
function afterHyphens(tokens: readonly Token[], from: number): number {
  let to = from;
  while (tokens[to]?.text === '-' && tokens[to]?.spaced === false && tokens[to + 1]?.spaced === false) {
    if (tokens[to + 1]?.kind !== 'word' || isSplit(tokens, to + 1)) break;
    to += 2;
  }
  return to;
}

/** "Yossi-the crane is late": a dash typed in haste, and no name. */
function isSplit(tokens: readonly Token[], index: number): boolean {
  return nonNames.at(tokens, index, noPrefix) !== null && tokens[index + 1]?.text !== '-';
}

/** The name is followed by something that only follows names; times and closing marks may just as well end a message. */
function isMarked({ sentence, afterTime }: PeopleSearch, index: number): boolean {
  const next = sentence.tokens[index];
  if (next === undefined || next.kind === 'emoji') return false;
  if (next.kind === 'mark') return !'.?!'.includes(next.text) && index < sentence.tokens.length - 1;
  const marker = markers.at(sentence.tokens, afterTime(index));
  return marker === null ? afterTime(index) === index : marker.value !== 'filler';
}

/** How far words that could belong to a name go on. */
function runOn(search: PeopleSearch, from: number): number {
  const { tokens } = search.sentence;
  let to = from;
  while (to < tokens.length && to - from < longestName && !search.endsAt(to)) {
    const token = tokens[to];
    if (token?.kind !== 'word') break;
    if (possessives.at(tokens, to, noPrefix) === null && nonNames.at(tokens, to, noPrefix) !== null) break;
    if (isAndWord(search, token) || isPlace(token) || isAnother(search, to)) break;
    to += 1;
  }
  return to;
}

/** "משה באתר": where, and not what he is called. */
function isPlace({ text }: Token): boolean {
  return /^ב[א-ת]{3,}$/.test(text) && !lastNames.has(text) && !/^ב(?:ן|ר|ית)/.test(text);
}

/** "ורון": another person, not a part of this one's name. */
function isAndWord(search: PeopleSearch, token: Token): boolean {
  return (
    token.text.startsWith('ו') &&
    token.text.length > 2 &&
    !isKnownName(search, token.text) &&
    !lastNames.has(token.text)
  );
}

/** The name at its shortest: one word, a surname, "שלי", a construct's second half ("ועד הבית"), capitals. */
function leastEnd(search: PeopleSearch, index: number, least: number, stem: string): number {
  const { sentence } = search;
  const { tokens } = sentence;
  let to = least;
  const isFirstName = isKnownName(search, stem);
  for (let extra = 0; extra < 2; extra += 1) {
    const token = tokens[to];
    if (token?.kind !== 'word' || search.endsAt(to) || isAnother(search, to)) break;
    const isSurname = isFirstName && lastNames.has(token.text);
    const isConstruct =
      !isFirstName && /^ה[א-ת]{2,}$/.test(token.text) && nonNames.at(tokens, to, noPrefix) === null;
    const isNamePair =
      isCapitalised(sentence, tokens[index]) &&
      isCapitalised(sentence, token) &&
      nonNames.at(tokens, to, noPrefix) === null;
    if (!isSurname && !isConstruct && !isNamePair) break;
    to += 1;
  }
  if (possessives.at(tokens, to, noPrefix) !== null) to += 1;
  return to;
}

function isCapitalised({ source }: Sentence, token: Token | undefined): boolean {
  if (token === undefined) return false;
  const first = source.original.charAt(source.origin[token.start] ?? 0);
  return first !== first.toLowerCase();
}

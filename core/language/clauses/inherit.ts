/** What a later clause leaves out and means all the same: whom it speaks of, and on which day. */
import { kin } from '../entities/kin.ts';
import { firstNames, lastNames } from '../entities/names.ts';
import { closesNote } from '../intent/heads.ts';
import type { Head } from '../intent/head.ts';
import type { Context } from '../reading.ts';
import type { Sentence } from '../sentence.ts';
import type { Piece } from '../time/pieces.ts';
import { findTimes } from '../time/find.ts';
import type { Token } from '../tokens.ts';

export type Remembered = {
  /** The words that name the people of the last clause that named any. */
  readonly people: readonly (readonly Token[])[];
  /** The words of its day. */
  readonly day: readonly Token[];
  /** The words of its hour, with its day. */
  readonly moment: readonly Token[];
};

const nobody: Remembered = { people: [], day: [], moment: [] };

export function remembered(before: Remembered | null, sentence: Sentence, context: Context): Remembered {
  const { people, day, moment } = before ?? nobody;
  const timed = momentIn(sentence.tokens);
  const named = peopleIn(sentence, context);
  const dated = dayIn(sentence.tokens);
  return {
    people: named.length > 0 ? named : people,
    day: dated.length > 0 ? dated : day,
    moment: timed.length > 0 ? timed : moment,
  };
}

/** The clause with its pronouns replaced by the names they stand for, and with the day that its hour lacks. */
export function recall(tokens: readonly Token[], memory: Remembered): readonly Token[] {
  return withDay(
    tokens.flatMap((token, index) => namesFor(tokens, token, index, memory) ?? [token]),
    memory,
  );
}

const himWords = new Set(['him', 'her']);
const themWords = new Set(['them', 'both']);
/** "Gil has the keys, so text him": the clause's own words name the person before its verb. */
export function recallOwn(
  tokens: readonly Token[],
  head: Head,
  sentence: Sentence,
  context: Context,
): readonly Token[] {
  if (head.action === 'reminder' || head.action === 'create_task') return tokens;
  const verb = Math.min(head.verb?.from ?? 0, head.noun?.from ?? tokens.length);
  const people = peopleIn({ ...sentence, tokens: tokens.slice(0, verb) }, context);
  const memory = { ...nobody, people };
  const end = Math.max(head.verb?.to ?? 0, head.noun?.to ?? 0) + 3;
  return tokens.flatMap(
    (token, index) =>
      (index >= verb && index < end && hebrewPronouns[token.text]?.lead !== 'את'
        ? namesFor(tokens, token, index, memory)
        : null) ?? [token],
  );
}

/** Before a pronoun that is a recipient; elsewhere ("call her") it belongs to the text. */
const recipientLeads = new Set(
  'to with email mail text message msg whatsapp tell ask send invite inform notify update dm sms cc let book schedule'.split(
    ' ',
  ),
);

function namesFor(
  tokens: readonly Token[],
  token: Token,
  index: number,
  { people }: Remembered,
): readonly Token[] | null {
  if (people.length === 0) return null;
  const before = tokens[index - 1]?.text ?? '';
  if (himWords.has(token.text) || themWords.has(token.text)) {
    if (!recipientLeads.has(before) || (token.text === 'her' && isPossessive(tokens, index, before)))
      return null;
    return join(people.slice(himWords.has(token.text) ? -1 : 0), token, '');
  }
  const glued = hebrewPronouns[token.text];
  if (glued?.lead === 'את' && /^(?:דבר|הודעה|נוסח|טקסט)$/.test(tokens[index + 1]?.text ?? '')) return null;
  if (glued === undefined || !isHebrewRecipient(tokens, index)) return null;
  const named = join(people.slice(glued.many ? 0 : -1), token, glued.prefix);
  return glued.lead === null ? named : [{ ...plain(token, glued.lead), end: token.start }, ...named];
}

/** "email her boss": hers, and not to her. */
function isPossessive(tokens: readonly Token[], index: number, before: string): boolean {
  const next = tokens[index + 1];
  if (next === undefined || next.kind !== 'word') return false;
  return before === 'to' || before === 'with' ? !following.has(next.text) : possessed.has(next.text);
}

const following = new Set(
  'that about and saying at on tomorrow today for with by via regarding the a an'.split(' '),
);
const possessed = new Set(
  'boss husband wife mother father mom dad sister brother team office manager'.split(' '),
);

type Pronoun = { readonly prefix: string; readonly many: boolean; readonly lead: string | null };

const one = { many: false } as const;
const many = { many: true } as const;
const hebrewPronouns: Readonly<Record<string, Pronoun>> = {
  לו: { ...one, prefix: 'ל', lead: null },
  לה: { ...one, prefix: 'ל', lead: null },
  אליו: { ...one, prefix: 'ל', lead: null },
  אליה: { ...one, prefix: 'ל', lead: null },
  להם: { ...many, prefix: 'ל', lead: null },
  להן: { ...many, prefix: 'ל', lead: null },
  לשניהם: { ...many, prefix: 'ל', lead: null },
  אליהם: { ...many, prefix: 'ל', lead: null },
  איתו: { ...one, prefix: '', lead: 'עם' },
  איתה: { ...one, prefix: '', lead: 'עם' },
  אתו: { ...one, prefix: '', lead: 'עם' },
  אתה: { ...one, prefix: '', lead: 'עם' },
  איתם: { ...many, prefix: '', lead: 'עם' },
  אותו: { ...one, prefix: '', lead: 'את' },
  אותה: { ...one, prefix: '', lead: 'את' },
  אותם: { ...many, prefix: '', lead: 'את' },
};

const hebrewLeads =
  /^ו?(?:ת?שלחו?י?|לשלוח|ת?כתבו?י?|תכתוב|כתוב|תגידי?|תאמרי?|תודיעי?|תעדכני?|תשאלי?|תזמיני?|תסמסי?|תעבירי?|מייל|הודעה|ווטסאפ|וואטסאפ|פגישה|שיחה|זימון|להגיד|להודיע|לעדכן)$/;

function isHebrewRecipient(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.text ?? '';
  return tokens
    .slice(Math.max(0, index - 2), index)
    .some(
      ({ text }) =>
        hebrewLeads.test(text) ||
        (hebrewPronouns[word]?.lead != null && /^ו?ת?(?:כניס|קבע|שבצ?ץ?|תאמ?ם?)י?$/.test(text)),
    );
}

function join(people: readonly (readonly Token[])[], at: Token, prefix: string): readonly Token[] {
  return people.flatMap((name, index) => {
    const words = name.map((token, offset) => (offset === 0 ? withPrefix(token, prefix) : token));
    return index === 0 ? words : [plain(at, prefix === '' && isLatin(name[0]) ? 'and' : ','), ...words];
  });
}

function withPrefix(token: Token, prefix: string): Token {
  const stem = bare(token);
  return { ...token, stems: [{ prefix, stem: stem.stem, at: stem.at }] };
}

/** The word without the preposition that it had where it was said. */
function bare(token: Token): { stem: string; at: number } {
  return (
    token.stems.find(({ stem, isName: isKnown }) => isKnown === true || isName(stem)) ?? {
      stem: token.text,
      at: token.start,
    }
  );
}

function plain(place: Token, text: string): Token {
  const kind = /^\p{L}/u.test(text) ? 'word' : 'mark';
  return { ...place, kind, text, stems: [{ prefix: '', stem: text, at: place.start }] };
}

function isLatin(token: Token | undefined): boolean {
  return /^[a-z]/.test(token?.text ?? '');
}

function isName(word: string): boolean {
  return firstNames.has(word) || kin.has(word);
}

function peopleIn({ tokens, source }: Sentence, { contacts = [] }: Context): readonly (readonly Token[])[] {
  const people: Token[][] = [];
  const known = new Set(contacts.flatMap(({ name }) => name.toLowerCase().split(/\s+/).slice(0, 1)));
  for (let index = 0; index < tokens.length; index += 1) {
    const said = tokens[index];
    if (said === undefined) continue;
    const token = withoutOwned(said);
    const isPerson =
      token.stems.some(({ stem }) => isName(stem) || known.has(stem)) ||
      token.kind === 'email' ||
      token.kind === 'phone';
    if (!isPerson || !isLikelyPerson(source.original, source.origin, token)) continue;
    const surname = tokens[index + 1];
    const name = surname !== undefined && lastNames.has(surname.text) ? [token, surname] : [token];
    people.push(name);
    index += name.length - 1;
  }
  return people;
}

/** "Dana's birthday" speaks of Dana. */
function withoutOwned(token: Token): Token {
  return token.text.endsWith("'s") ? { ...plain(token, token.text.slice(0, -2)), end: token.end - 2 } : token;
}

/** English names are words too ("mark", "will"): they count with a capital, or where nothing has one. */
function isLikelyPerson(original: string, origin: readonly number[], token: Token): boolean {
  if (!isLatin(token) || token.kind === 'email' || kin.has(token.text)) return true;
  const first = original.charAt(origin[token.start] ?? 0);
  return first !== first.toLowerCase() || original === original.toLowerCase();
}

function dayIn(tokens: readonly Token[]): readonly Token[] {
  const dated = findTimes(tokens).all.find(
    ({ isPast, day, before }) => !isPast && day !== null && before === null,
  );
  const piece = dated?.pieces.find(isDay);
  return piece === undefined ? [] : tokens.slice(piece.from, piece.to);
}

function momentIn(tokens: readonly Token[]): readonly Token[] {
  const { all } = findTimes(tokens);
  const timed = all.find(({ isPast, clock, before }) => !isPast && clock !== null && before === null);
  return timed === undefined ? [] : tokens.slice(thingBefore(tokens, timed.from), timed.to);
}

/** "that dinner is on Friday at eight": with what happens then. */
function thingBefore(tokens: readonly Token[], to: number): number {
  const end = tokens[to - 1]?.text === 'is' ? to - 1 : to;
  const from = tokens.slice(0, end).findLastIndex(({ text }) => text === 'that');
  return from >= 0 && end - from <= 4 ? from + 1 : to;
}

function isDay({ meaning }: Piece): boolean {
  return meaning.is === 'day';
}

/** "at 5" after "tomorrow at 3": of the same day. */
function withDay(tokens: readonly Token[], { day, moment }: Remembered): readonly Token[] {
  if (day.length === 0 && moment.length === 0) return tokens;
  const { all } = findTimes(tokens);
  const ahead = all.find(({ before }) => before !== null);
  if (ahead !== undefined && all.every((time) => time === ahead || (time.clock ?? time.day) === null))
    return [...tokens, ...moment];
  if (all.length === 0 && closesNote(tokens, 0))
    return [...tokens.filter(({ text }) => text !== 'it'), ...moment];
  if (day.length === 0) return tokens;
  const says = all.some((time) => (time.day ?? time.ahead ?? time.every ?? time.before) !== null);
  const hour = all.find(({ isPast, clock }) => !isPast && clock !== null);
  if (says || hour === undefined) return tokens;
  return [...tokens.slice(0, hour.from), ...day, ...tokens.slice(hour.from)];
}

/**
 * Corrections: "at 4, no wait, at 5". What is said after the words of correction takes the place of the last thing of
 * its kind before them: a day for a day, an hour for an hour, a person for a person, or the words that it repeats.
 */
import { numberAt } from '../numbers.ts';
import { lastNames } from '../entities/names.ts';
import { isVerbAt } from '../intent/heads.ts';
import { names } from '../intent/arguments.ts';
import { noPrefix } from '../phrasebook.ts';
import type { Source } from '../normalise.ts';
import type { Expression } from '../time/expression.ts';
import { findTimes } from '../time/find.ts';
import type { Piece } from '../time/pieces.ts';
import type { Token } from '../tokens.ts';
import { repairWords, type RepairWord } from './repair-words.ts';

export type Repaired = {
  readonly tokens: readonly Token[];
  /** Words of correction whose meaning was a guess. */
  readonly guesses: readonly (readonly Token[])[];
};

const mostRepairs = 4;
/** Nobody corrects what they said long before. */
const longestBack = 40;
const longestAhead = 16;

export function repair(tokens: readonly Token[], source: Source): Repaired {
  let current = withoutWrongDay(tokens);
  const guesses: (readonly Token[])[] = [];
  let from = 1;
  for (let count = 0; count < mostRepairs; count += 1) {
    const marker = nextMarker(current, from);
    if (marker === null) break;
    const fixed = correct(current, marker, source);
    from = fixed === null ? marker.to : marker.from;
    if (fixed === null) continue;
    if (fixed.isGuess) guesses.push(current.slice(marker.from, marker.to));
    current = fixed.tokens;
  }
  return { tokens: current, guesses };
}

/** "not Monday Sunday", "לא בשני בראשון": the first day is not meant, and nothing stands between the two. */
function withoutWrongDay(tokens: readonly Token[]): readonly Token[] {
  const not = tokens.findIndex(({ text }, index) => index > 0 && /^(?:not|לא)$/.test(text));
  const isDay = (from: number, to: number) => {
    const [time] = findTimes(tokens.slice(from, to)).all;
    return time?.from === 0 && time.to === to - from && time.day !== null;
  };
  const end =
    not < 0
      ? undefined
      : [1, 2]
          .map((length) => not + 1 + length)
          .find((to) => isDay(not + 1, to) && [1, 2].some((length) => isDay(to, to + length)));
  return end === undefined ? tokens : [...tokens.slice(0, not), ...tokens.slice(end)];
}

type Marker = {
  readonly from: number;
  readonly to: number;
  readonly isSure: boolean;
  readonly isApart: boolean;
};
type Fixed = { readonly tokens: readonly Token[]; readonly isGuess: boolean };

/** Words of correction with the marks and fillers among them: ", no, um, wait,". */
function nextMarker(tokens: readonly Token[], start: number): Marker | null {
  let isQuoted = false;
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.text === '"') isQuoted = !isQuoted;
    if (index < start || isQuoted) continue;
    const word = repairWords.at(tokens, index, noPrefix);
    if (word === null || word.value === 'filler') continue;
    let from = index;
    while (from > 0 && isFillerOrMark(tokens, from - 1)) from -= 1;
    const isApart = from < index;
    const heard: RepairWord[] = [word.value];
    let to = word.next;
    for (;;) {
      const mark = tokens[to];
      const more = repairWords.at(tokens, to, noPrefix);
      if (mark?.kind === 'mark' && ',.-!'.includes(mark.text)) to += 1;
      else if (more !== null) {
        heard.push(more.value);
        to = more.next;
      } else break;
    }
    const isSure = heard.includes('sure') || (heard.includes('apart') && (isApart || heard.length > 1));
    return { from, to, isSure, isApart };
  }
  return null;
}

function isFillerOrMark(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'mark') return ',.-!'.includes(token.text);
  const word = repairWords.at(tokens, index, noPrefix);
  return word?.value === 'filler' && word.next === index + 1;
}

function correct(tokens: readonly Token[], marker: Marker, source: Source): Fixed | null {
  const before = tokens.slice(0, marker.from);
  const isDenied = /^(?:no|not|לא)$/.test(tokens[marker.to - 1]?.text ?? '');
  const after = withoutDenied(before, withoutInstead(tokens.slice(marker.to)), isDenied);
  if (before.length === 0 || after.length === 0) return null;
  const isClose = marker.isSure || marker.isApart || isNamedAnew(before, after, source);
  return (
    otherTime(before, after, !isClose && /^(?:let's|lets|נעשה)$/.test(tokens[marker.from]?.text ?? '')) ??
    (isClose ? otherPerson(before, after, source) : null) ??
    (isClose ? otherCommand(before, after, source) : null) ??
    (marker.isSure ? lastWords(before, after) : null)
  );
}

/** "to Gil, no, not Gil, to Barak": what is taken back is named once more. */
function withoutDenied(
  before: readonly Token[],
  after: readonly Token[],
  isDenied: boolean,
): readonly Token[] {
  const not = /^(?:not|לא)$/.test(after[0]?.text ?? '') ? 1 : 0;
  const to = /^(?:to|with|for)$/.test(after[not]?.text ?? '') ? not + 1 : not;
  const denied = after[to];
  if (denied === undefined || to > 2) return after;
  const wasSaid = before.some((token) => token.text === denied.text);
  const next = after[to + 1]?.kind === 'mark' ? to + 2 : to + 1;
  return wasSaid && next < after.length && (not === 1 || isDenied) ? after.slice(next) : after;
}

function withoutInstead(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, index) => text !== 'instead' || tokens[index + 1]?.text === 'of');
}

/** "tomorrow at 4 … no wait, at 5": the hour is replaced, the day stays. */
function otherTime(before: readonly Token[], after: readonly Token[], isGuess: boolean): Fixed | null {
  const start = Math.max(0, before.length - longestBack);
  const old = findTimes(before.slice(start)).all.findLast(({ isPast }) => !isPast);
  if (old === undefined) return null;
  const ahead = after.slice(0, longestAhead);
  const added = findTimes(ahead).startingAt(0);
  if (added === undefined) {
    // "in two hours no make it three hours", "at ten actually ten fifteen": led by the same word.
    const lead = before[start + (old.pieces.findLast(isReplaceable)?.from ?? old.from)];
    const isLed =
      /^(?:at|in|for|עוד|בעוד)$/.test(lead?.text ?? '') &&
      lead !== undefined &&
      (findTimes([lead, ...ahead]).startingAt(0)?.to ?? 0) > 2;
    return isLed ? otherTime(before, [lead, ...after], isGuess) : otherHour(before, after, old, start);
  }
  const replaced = replacedPieces(old, added);
  if (replaced.length === 0) return null;
  const first = start + Math.min(...replaced.map(({ from }) => from));
  const gone = new Set(
    replaced.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => start + from + index)),
  );
  const kept = before.flatMap((token, index) => {
    if (index === first) return after.slice(0, added.to);
    return gone.has(index) ? [] : [token];
  });
  return { tokens: [...kept, ...after.slice(added.to)], isGuess };
}

/** "at 4, make it 5", "בארבע, לא, חמש": a bare number is an hour where it replaces one. */
function otherHour(
  before: readonly Token[],
  after: readonly Token[],
  old: Expression,
  start: number,
): Fixed | null {
  const clock = old.pieces.findLast(({ meaning }) => meaning.is === 'clock');
  const number = numberAt(after, 0, (prefix) => prefix === '' || prefix === 'ל');
  if (clock === undefined || number === null || number.value > 24) return null;
  const next = after[number.next];
  if (
    next !== undefined &&
    next.kind === 'word' &&
    !/^(?:and|to|am|pm|in|on|for|with|about|because|since|so|instead|ב.*|ל.*|ו.*|כי|עם|על)$/.test(next.text)
  )
    return null;
  const digits = start + clock.from + before.slice(start + clock.from, start + clock.to).findIndex(isNumber);
  if (digits < start + clock.from) return null;
  const end = start + clock.to;
  const lead = numberAt(before, digits)?.prefix ?? '';
  const [first, ...rest] = after.slice(0, number.next);
  if (first === undefined) return null;
  const hour = {
    ...first,
    stems: first.stems.slice(0, 1).map((stem) => ({ ...stem, prefix: stem.prefix || lead })),
  };
  return {
    tokens: [...before.slice(0, digits), hour, ...rest, ...before.slice(end), ...after.slice(number.next)],
    isGuess: false,
  };
}

function isNumber(token: Token, index: number, tokens: readonly Token[]): boolean {
  return token.kind === 'number' || numberAt(tokens, index) !== null;
}

function isReplaceable({ meaning }: Piece): boolean {
  return meaning.is === 'clock' || meaning.is === 'ahead';
}

type Kind = Exclude<Piece['meaning']['is'], 'range'>;

function kindOf({ meaning }: Piece): Kind {
  return meaning.is === 'range' ? 'clock' : meaning.is;
}

function replacedPieces(old: Expression, added: Expression): readonly Piece[] {
  const kinds = new Set(added.pieces.map(kindOf));
  const isOther = kinds.has('ahead') || old.ahead !== null;
  if (isOther) return old.pieces.filter((piece) => kindOf(piece) !== 'length');
  return old.pieces.filter((piece) => kinds.has(kindOf(piece)));
}

/** "to Dana …, sorry, to Ron": the last person before is another one. */
function otherPerson(before: readonly Token[], after: readonly Token[], source: Source): Fixed | null {
  const added = personAt(after, 0, source);
  if (added === null) return null;
  for (let index = before.length - 1; index >= Math.max(0, before.length - longestBack); index -= 1) {
    const old = personAt(before, index, source);
    if (old === null || (added.lead !== '' && old.lead !== '' && added.lead !== old.lead)) continue;
    const name = after
      .slice(added.name, added.to)
      .map((token, offset) => (offset === 0 ? withLead(token, before[old.name]) : token));
    return {
      tokens: [...before.slice(0, old.name), ...name, ...before.slice(old.to), ...after.slice(added.to)],
      isGuess: false,
    };
  }
  return null;
}

/** "ליוסי סליחה למשה": a name right after a name, with the same word in front. */
function isNamedAnew(before: readonly Token[], after: readonly Token[], source: Source): boolean {
  const added = personAt(after, 0, source);
  if (added === null || added.lead === '') return false;
  return before.some((_, index) => {
    const old = personAt(before, index, source);
    return old?.to === before.length && old.lead === added.lead;
  });
}

type Person = { readonly lead: string; readonly name: number; readonly to: number };

function personAt(tokens: readonly Token[], index: number, source: Source): Person | null {
  const lead = personLeads[tokens[index]?.text ?? ''];
  const name = lead === undefined ? index : index + 1;
  const token = tokens[name];
  if (token === undefined || !(names(token) || names(token, 'ל') || isCapital(token, source))) return null;
  if (!names(token) && isVerbAt(tokens, name)) return null;
  if (repairWords.at(tokens, name, noPrefix) !== null) return null;
  const surname = tokens[name + 1];
  const hasSurname = surname !== undefined && (lastNames.has(surname.text) || isCapital(surname, source));
  const glued = names(token, 'ל') && !names(token) ? 'to' : '';
  return { lead: lead ?? glued, name, to: hasSurname ? name + 2 : name + 1 };
}

const personLeads: Readonly<Record<string, string>> = {
  to: 'to', for: 'to', אל: 'to', with: 'with', עם: 'with', את: 'whom',
}; // prettier-ignore

function isCapital(token: Token, { original, origin }: Source): boolean {
  if (token.kind === 'email' || token.kind === 'phone') return true;
  if (token.kind !== 'word' || !/^[a-z]/.test(token.text) || /^i(?:'|$)/.test(token.text)) return false;
  const first = original.charAt(origin[token.start] ?? 0);
  return first !== first.toLowerCase() && original !== original.toUpperCase() && !weekday.test(token.text);
}

const weekday =
  /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;

/** The new name with the preposition that was glued to the old one. */
function withLead(token: Token, old: Token | undefined): Token {
  const prefix = old !== undefined && names(old, 'ל') && !names(old) ? 'ל' : '';
  const stem =
    token.stems.find((one) => names({ ...token, stems: [{ ...one, prefix: '' }] })) ?? token.stems[0];
  return stem === undefined ? token : { ...token, stems: [{ ...stem, prefix }] };
}

/** "text Dana … no, email her that …": the new command takes all but whom it is about; alone, it takes the words too. */
function otherCommand(before: readonly Token[], after: readonly Token[], source: Source): Fixed | null {
  const verb = verbEnd(after, 0);
  const start = before.findLastIndex((_, index) => isVerbAt(before, index));
  if (verb === null || start < 0) return null;
  const place = indexes(before, start).find((index) => personAt(before, index, source) !== null);
  const old = place === undefined ? null : personAt(before, place, source);
  const isPointed = /^(?:him|her|them|לו|לה|להם)$/.test(after[verb]?.text ?? '');
  const named = isPointed && old !== null ? before.slice(old.name, old.to) : [];
  const person = isPointed ? null : personAt(after, verb, source);
  const end = person?.to ?? (isPointed ? verb + 1 : verb);
  const isWhole = after.slice(end).some(({ kind }) => kind === 'word');
  const head = [...after.slice(0, verb), ...(named.length > 0 ? named : after.slice(verb, end))];
  const words = isWhole || old === null ? after.slice(end) : before.slice(old.to);
  return { tokens: [...before.slice(0, start), ...head, ...words], isGuess: true };
}

function verbEnd(tokens: readonly Token[], index: number): number | null {
  return isVerbAt(tokens, index) ? index + 1 : null;
}

function indexes(tokens: readonly Token[], from: number): readonly number[] {
  return Array.from({ length: tokens.length - from }, (_, index) => from + index);
}

const longestCorrection = 3;

/** "buy milk, I mean bread": as many words as are corrected. */
function lastWords(before: readonly Token[], after: readonly Token[]): Fixed | null {
  const end = after.findIndex(({ kind }) => kind === 'mark');
  const length = end < 0 ? after.length : end;
  if (length > longestCorrection || length >= before.length) return null;
  return { tokens: [...before.slice(0, before.length - length), ...after], isGuess: true };
}

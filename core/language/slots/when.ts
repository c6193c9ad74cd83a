/** Which of a sentence's time expressions belong to the action, and which to its content. */
import type { Action } from '../intent/grammar.ts';
import type { Head } from '../intent/head.ts';
import { marked, noPrefix, phrasebook } from '../phrasebook.ts';
import type { SlotName } from '../reading.ts';
import { join, nothing, type Expression } from '../time/expression.ts';
import type { Piece } from '../time/pieces.ts';
import type { Clockwork } from '../time/clockwork.ts';
import type { Token } from '../tokens.ts';
import { claim, isFree, type Draft } from './draft.ts';

export type When = {
  readonly expression: Expression;
  readonly pieces: readonly Piece[];
  /** The text names more times than one action can have. */
  readonly isPartial: boolean;
};

type Kind = Piece['meaning']['is'];

/** Tells one hour of the day from the other where the clock alone does not. */
const hints = phrasebook<'morning' | 'evening'>([
  ['table|dinner|drinks|party|movie|concert|evening|tonight', 'evening'],
  ['breakfast|wake|alarm|morning', 'morning'],
  ['ארוחת ערב', 'evening'],
  ['מסיבה|מסיבת|הופעה|סרט|בירה', 'evening'],
  ['ארוחת בוקר', 'morning'],
  ['תעיר|תעירי|העיר|להעיר|לקום|להתעורר / שעון מעורר', 'morning'],
]);

/** Meals and parties speak for meetings; waking up speaks for itself. */
export function hintOf(tokens: readonly Token[], action: Action): Clockwork['hint'] {
  for (let index = 0; index < tokens.length; index += 1) {
    const hint = hints.at(
      tokens,
      index,
      (prefix) => prefix === '' || prefix === 'ל' || prefix === 'ה' || prefix === 'ב' || prefix === 'ו',
    );
    if (hint !== null && (action === 'create_event' || isWaking(tokens[index]))) return hint.value;
  }
  return null;
}

function isWaking(token: Token | undefined): boolean {
  return /^(?:wake|alarm|ו?ת?ל?העיר|תעירי?|שעון)/.test(token?.text ?? '');
}

/**
 * The best expression, with those elsewhere in the sentence that add to it without contradicting it ("remind me
 * tomorrow to call mom at 5"). `without` names kinds of pieces that stay in the content.
 */
export function chooseWhen(
  draft: Draft,
  times: readonly Expression[],
  head: Head,
  { without }: { without: readonly Kind[] },
): When | null {
  const { tokens } = draft.sentence;
  const usable = times
    .filter((time) => !time.isPast && isFree(draft, time.from))
    .map((time) => ({ pieces: time.pieces.filter(({ meaning }) => !without.includes(meaning.is)), time }))
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ pieces, time }) => ({ pieces, score: scoreOf(tokens, time, head) }));
  const ranked = usable
    .filter(({ pieces }) => usable.length === 1 || !repeatsLast(tokens, pieces))
    .toSorted((a, b) => b.score - a.score);
  const [best, ...others] = ranked;
  if (best === undefined || best.score < leastScore) return null;
  const first = fromPieces(best.pieces);
  let when = { ...first, isPartial: ranked.length < usable.length };
  for (const { pieces, score } of others) {
    if (score >= leastScore && !datesAgain(when.pieces, pieces)) when = withPieces(when, pieces);
  }
  return when;
}

/** "for the 5th, pick it up next Thursday": two days apart in the text are two days. */
function datesAgain(known: readonly Piece[], added: readonly Piece[]): boolean {
  return known.some(dates) && added.some(dates);
}

function dates({ meaning }: Piece): boolean {
  return meaning.is === 'day' || meaning.is === 'ahead';
}

/** "at 8 in the morning and at 8 in the evening": one reminder has one time, the first. */
function repeatsLast(tokens: readonly Token[], [first]: readonly Piece[]): boolean {
  if (first === undefined) return false;
  return (
    tokens[first.from - 1]?.text === 'and' ||
    tokens[first.from]?.stems.some(({ prefix }) => /^ו./.test(prefix)) === true
  );
}

const leastScore = -1;

function scoreOf(tokens: readonly Token[], time: Expression, head: Head): number {
  const headStart = Math.min(head.verb?.from ?? tokens.length, head.noun?.from ?? tokens.length);
  const headEnds = [head.verb?.to, head.noun?.to];
  let score = 0;
  if (time.to <= headStart) score += 3;
  if (headEnds.includes(time.from)) score += 4;
  if (time.to >= tokens.length) score += 2;
  if (time.day !== null && time.clock !== null) score += 1;
  if (time.ahead !== null || time.every !== null) score += 2;
  if (time.clock !== null || time.day !== null) score += 1;
  if (describesNoun(tokens, time)) score -= 5;
  if (time.pieces[0]?.lead === 'of') score -= 5;
  return score;
}

/** "the Friday report", "my 3pm meeting", "ארוחת שישי". */
export function describesNoun(tokens: readonly Token[], time: Expression): boolean {
  const before = tokens[time.from - 1]?.text ?? '';
  const next = tokens[time.to];
  if (/^[בל]?ארוחת$/.test(before)) return true;
  const isLed = time.pieces[0]?.lead !== null;
  if (isLed || next?.kind !== 'word') return false;
  return attributing.has(before) && following.at(tokens, time.to, noPrefix) === null;
}

const attributing = new Set(['the', 'my', 'our', 'your', 'his', 'her', 'their', 'about', 'of', 're']);
const following = marked(['to|that|about|with|and|for|at|on|in|from|please|by|of|so|because']);

function fromPieces(pieces: readonly Piece[]): When {
  let when: When = { expression: nothing, pieces: [], isPartial: false };
  for (const piece of pieces) when = withPieces(when, [piece]);
  return when;
}

/** All of the pieces or none. */
function withPieces(when: When, pieces: readonly Piece[]): When {
  let { expression } = when;
  for (const piece of pieces) {
    const joined = join(expression, piece);
    if (joined === null) return when;
    expression = joined;
  }
  return { ...when, expression, pieces: [...when.pieces, ...pieces] };
}

/** Takes the words out of the content; a word that also describes the next one stays ("weekly sync"). */
export function claimWhen(
  draft: Draft,
  when: When,
  slotOf: (piece: Piece) => SlotName,
  certain: boolean,
): void {
  for (const piece of when.pieces) {
    if (!piece.attributive) claim(draft, piece, slotOf(piece), { certain });
  }
}

/** "when I get home", "כשאגיע": no clock can tell when that is. */
export function waitsForEvent(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, index) => index > 0 && (waiting.has(text) || /^כש[א-ת]{3,}$/.test(text)));
}

const waiting = new Set([
  'later',
  'soon',
  'מאוחר',
  'מעט',
  'אחר',
  'when',
  'once',
  'whenever',
  'until',
  'before',
  'after',
  'כאשר',
  'ברגע',
  'לפני',
  'אחרי',
  'עד',
]);

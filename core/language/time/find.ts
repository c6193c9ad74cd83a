/** Finds the time expressions of a sentence: pieces, and the groups of neighbouring pieces that belong together. */
import { anyPrefix, noPrefix, phrasebook, type PrefixTest } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { amountAt } from './amounts.ts';
import { clockRule } from './clocks.ts';
import { dayAt } from './days.ts';
import type { Amount, Clock, DayRef, Every, Found, Lead, PartOfDay, Piece, Place } from './pieces.ts';
import { everyRule } from './repeats.ts';
import { partsOfDay } from './words.ts';

/** Neighbouring pieces read as one: "tomorrow at 5 for an hour". */
export type Expression = {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
  readonly day: DayRef | null;
  readonly part: PartOfDay | null;
  /** "tomorrow night at 1" is the night after tomorrow; "tomorrow at 1 at night" is tomorrow. */
  readonly partFirst: boolean;
  readonly clock: Clock | null;
  readonly end: Clock | null;
  readonly ahead: Amount | null;
  readonly length: Amount | null;
  readonly before: Amount | null;
  readonly every: Every | null;
  readonly until: DayRef | null;
  readonly isPast: boolean;
};

type Rule = (tokens: readonly Token[], index: number, place: Place) => Found | null;

const rules: readonly Rule[] = [everyRule, aheadRule, lengthRule, dayAt, partRule, clockRule];

const leads = phrasebook<Exclude<Lead, null>>([
  ['at|@|around|by|toward|towards', 'at'],
  ['at about|around', 'at'],
  ['by around|about', 'at'],
  ['no later than', 'at'],
  ['on|in|this|during', 'on'],
  ['in the', 'on'],
  ['for', 'for'],
  ['from|between|starting|since|beginning', 'from'],
  ['starting|beginning from|on|at', 'from'],
  ['until|till|til|due [by|on|at|in]', 'until'],
  ['before', 'before'],
  ['after', 'after'],
  ['of', 'of'],
  ['בשעה|לשעה|השעה|בשעות', 'at'],
  ['בסביבות|סביב|לקראת [השעה|שעה]', 'at'],
  ['ביום|ליום|בתאריך|לתאריך|בתאריכים', 'on'],
  ['משעה|בין', 'from'],
  ['בין השעות|השעה', 'from'],
  ['החל|מתחיל|מתחילה', 'from'],
  ['עד', 'until'],
  ['לפני', 'before'],
  ['אחרי', 'after'],
  ['של', 'of'],
]);
const joiners = phrasebook<true>([[',', true]]);
const aheadWords = phrasebook<true>([
  ['in|within', true],
  ['in about|another', true],
  ['בעוד|עוד|תוך', true],
]);
const fromNow = phrasebook<true>([
  ['from now', true],
  ['מעכשיו / מרגע זה', true],
]);
const agoWords = phrasebook<true>([['ago', true]]);
const beforeWords = phrasebook<true>([
  ['before|earlier|beforehand|לפני', true],
  ['in advance', true],
  ['מראש|קודם', true],
]);
const lengthWords = phrasebook<true>([['for|lasting|למשך|במשך|שנמשך|של|באורך', true]]);
const longWords = phrasebook<true>([['long', true]]);

export function findTimes(tokens: readonly Token[]): readonly Expression[] {
  return group(tokens, findPieces(tokens));
}

function findPieces(tokens: readonly Token[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  while (index < tokens.length) {
    const last = pieces.at(-1);
    const afterTime = last !== undefined && skipJoiner(tokens, last.to) === index;
    const piece = pieceAt(tokens, index, afterTime);
    if (piece === null) {
      index += 1;
    } else {
      pieces.push(piece);
      index = piece.to;
    }
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], from: number, afterTime: boolean): Piece | null {
  const lead = leads.at(tokens, from, (prefix) => prefix === '' || prefix === 'ו' || prefix === 'מ');
  const plain = bestFound(tokens, from, { lead: null, afterTime });
  const led = lead === null ? null : bestFound(tokens, lead.next, { lead: lead.value, afterTime });
  if (led !== null && lead !== null && (plain === null || led.to > plain.to)) {
    return {
      from,
      to: led.to,
      meaning: led.meaning,
      lead: lead.value,
      attributive: led.attributive === true,
    };
  }
  if (plain === null) return null;
  return { from, to: plain.to, meaning: plain.meaning, lead: null, attributive: plain.attributive === true };
}

function bestFound(tokens: readonly Token[], index: number, place: Place): Found | null {
  let best: Found | null = null;
  for (const rule of rules) {
    const found = rule(tokens, index, place);
    if (found !== null && (best === null || found.to > best.to)) best = found;
  }
  return best;
}

/** "in 20 minutes", "בעוד שעתיים", "an hour from now"; also what lies behind, so that nothing else claims it. */
function aheadRule(tokens: readonly Token[], index: number, place: Place): Found | null {
  const word = aheadWords.at(tokens, index, (prefix) => ['', 'ו', 'ש', 'ל'].includes(prefix));
  if (word !== null) {
    const amount = amountAt(tokens, word.next, (prefix) => prefix === '' || prefix === 'כ');
    return amount === null ? null : { to: amount.next, meaning: { is: 'ahead', amount: amount.amount } };
  }
  const amount = amountAt(tokens, index, noPrefix);
  if (amount === null) return null;
  const now = fromNow.at(tokens, amount.next, noPrefix);
  if (now !== null) return { to: now.next, meaning: { is: 'ahead', amount: amount.amount } };
  const ago = agoWords.at(tokens, amount.next, noPrefix);
  if (ago !== null) return { to: ago.next, meaning: { is: 'past' } };
  const before = beforeWords.at(tokens, amount.next, noPrefix);
  if (before !== null) return { to: before.next, meaning: { is: 'before', amount: amount.amount } };
  return place.lead === 'before' && isHebrewWord(tokens[index])
    ? { to: amount.next, meaning: { is: 'past' } }
    : null;
}

/** "for an hour", "למשך שעתיים", "an hour long", or an amount right after a time or before a noun. */
function lengthRule(tokens: readonly Token[], index: number, place: Place): Found | null {
  const word = lengthWords.at(tokens, index, noPrefix);
  const glued: PrefixTest = (prefix) => prefix === 'ל';
  const amount = amountAt(tokens, word?.next ?? index, word === null ? anyOf(noPrefix, glued) : noPrefix);
  if (amount === null || amount.amount.ms === 0) return null;
  const isGlued = word === null && amountAt(tokens, index, noPrefix) === null;
  const long = longWords.at(tokens, amount.next, noPrefix);
  const to = long?.next ?? amount.next;
  const found: Found = { to, meaning: { is: 'length', amount: amount.amount } };
  if (word !== null || isGlued || long !== null || place.afterTime || place.lead === 'for') return found;
  const describesNext = tokens[to]?.kind === 'word' && !isHebrewWord(tokens[to]) && index > 0;
  return describesNext && tokens[index]?.kind !== 'word' ? found : null;
}

function partRule(tokens: readonly Token[], index: number, place: Place): Found | null {
  const part = partsOfDay.at(tokens, index, (prefix) => ['', 'ב', 'ל', 'ה', 'וב', 'על ה'].includes(prefix));
  if (part === null || tokens[part.next]?.text === 'טוב' || tokens[index - 1]?.text === 'good') return null;
  const isTied =
    part.prefix !== '' ||
    part.value === 'end-of-day' ||
    place.lead === 'on' ||
    place.afterTime ||
    part.next > index + 1 ||
    part.value === 'afternoon';
  return isTied ? { to: part.next, meaning: { is: 'part', part: part.value } } : null;
}

function group(tokens: readonly Token[], pieces: readonly Piece[]): readonly Expression[] {
  const expressions: Expression[] = [];
  for (const piece of pieces) {
    const last = expressions.at(-1);
    const touches = last !== undefined && skipJoiner(tokens, last.to) === piece.from;
    const joined = touches ? join(last, piece) : null;
    if (joined === null) expressions.push(alone(piece));
    else expressions[expressions.length - 1] = joined;
  }
  return expressions;
}

/** An expression that says nothing yet, for `join` to add to. */
export const nothing = {
  from: 0,
  to: 0,
  pieces: [],
  day: null,
  part: null,
  partFirst: false,
  clock: null,
  end: null,
  ahead: null,
  length: null,
  before: null,
  every: null,
  until: null,
  isPast: false,
} as const satisfies Expression;

function alone(piece: Piece): Expression {
  const start: Expression = { ...nothing, from: piece.from, to: piece.to };
  return join(start, piece) ?? start;
}

/** The expression with one more piece, or null when the piece says something that was said already. */
export function join(expression: Expression, piece: Piece): Expression | null {
  const addition = additionOf(expression, piece);
  return addition === null
    ? null
    : { ...expression, ...addition, to: piece.to, pieces: [...expression.pieces, piece] };
}

function additionOf(expression: Expression, { meaning, lead }: Piece): Partial<Expression> | null {
  if (expression.before !== null) return null;
  switch (meaning.is) {
    case 'day': {
      if (lead === 'until' && expression.every !== null) return { until: meaning.day };
      const day = expression.day === null ? meaning.day : sameDay(expression.day, meaning.day);
      if (expression.ahead !== null && meaning.day.by === 'weekday')
        return weekdayAhead(expression.ahead, meaning.day);
      if (day === null) return null;
      return meaning.part === undefined || expression.part !== null
        ? { day }
        : { day, part: meaning.part, partFirst: expression.clock === null };
    }
    case 'clock':
      return expression.clock === null ? { clock: meaning.clock } : endAfter(expression, meaning.clock, lead);
    case 'range':
      return expression.clock === null ? { clock: meaning.start, end: meaning.end } : null;
    case 'part':
      return expression.part === null || expression.part === meaning.part
        ? { part: meaning.part, partFirst: expression.clock === null }
        : partOver(expression.part, meaning.part);
    case 'ahead':
      if (expression.day?.by === 'weekday') return weekdayAhead(meaning.amount, expression.day);
      return expression.ahead === null && expression.clock === null ? { ahead: meaning.amount } : null;
    case 'length':
      return expression.length === null ? { length: meaning.amount } : null;
    case 'before':
      return expression.pieces.length === 0 ? { before: meaning.amount } : null;
    case 'every':
      return everyAnd(expression, meaning);
    case 'past':
      return { isPast: true };
    default:
      return unreachable(meaning);
  }
}

/** "Sunday, 22/11" and "Sunday next week" say one day twice. */
function sameDay(known: DayRef, added: DayRef): DayRef | null {
  const pair = [known, added];
  const weekday = pair.find((ref) => ref.by === 'weekday');
  const other = pair.find((ref) => ref !== weekday);
  if (weekday === undefined || other === undefined) return null;
  if (other.by === 'edge' && other.edge === 'week') return { ...weekday, which: 'next' };
  return other.by === 'date' || other.by === 'offset' ? other : null;
}

/** "in two weeks on Sunday" */
function weekdayAhead(amount: Amount, day: DayRef & { by: 'weekday' }): Partial<Expression> | null {
  if (amount.days === 0 || amount.days % 7 !== 0) return null;
  return { ahead: null, day: { ...day, which: 'this', weeks: amount.days / 7 } };
}

function endAfter(expression: Expression, clock: Clock, lead: Lead): Partial<Expression> | null {
  return lead === 'until' && expression.end === null ? { end: clock } : null;
}

/** "this evening at night": the later word narrows the earlier only where it can. */
function partOver(known: PartOfDay, added: PartOfDay): Partial<Expression> | null {
  return known === 'evening' && added === 'night' ? { part: added } : null;
}

function everyAnd(
  expression: Expression,
  meaning: { every: Every; part?: PartOfDay; day?: DayRef },
): Partial<Expression> | null {
  const { every } = meaning;
  if (expression.every !== null) {
    const narrows = expression.every.weekdays.length === 0 && every.weekdays.length > 0;
    return narrows ? { every: { ...every, interval: expression.every.interval } } : null;
  }
  return {
    every,
    ...(meaning.day === undefined ? {} : { day: meaning.day }),
    ...(meaning.part === undefined ? {} : { part: meaning.part, partFirst: expression.clock === null }),
  };
}

function skipJoiner(tokens: readonly Token[], index: number): number {
  return joiners.at(tokens, index, anyPrefix)?.next ?? index;
}

function isHebrewWord(token: Token | undefined): boolean {
  return /^[א-ת]/.test(token?.text ?? '');
}

function anyOf(...tests: readonly PrefixTest[]): PrefixTest {
  return (prefix) => tests.some((test) => test(prefix));
}

function unreachable(value: never): never {
  throw new Error(`no such meaning: ${JSON.stringify(value)}`);
}

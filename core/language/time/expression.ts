/** A time expression: neighbouring pieces that say one thing together, and how one more piece joins them. */
import type { Amount, Clock, DayRef, Every, Lead, PartOfDay, Piece, Times as Count } from './pieces.ts';

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
  /** The last of several days. */
  readonly last: DayRef | null;
  /** How often it repeats. */
  readonly count: Count | null;
  readonly isPast: boolean;
};

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
  last: null,
  count: null,
  isPast: false,
} as const satisfies Expression;

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
      const { last = expression.last } = meaning;
      return meaning.part === undefined || expression.part !== null
        ? (onWeekday(expression, meaning.day) ?? { day, last })
        : { day, last, part: meaning.part, partFirst: expression.clock === null };
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
      return expression.pieces.length === 0 ? { before: meaning.amount, part: meaning.part ?? null } : null;
    case 'every':
      return everyAnd(expression, meaning);
    case 'times':
      return expression.every === null ? null : { count: meaning };
    case 'past':
      return { isPast: true };
    default:
      return meaning satisfies never;
  }
}

/** "once a fortnight on Thursday": the weekday is part of the rule. */
function onWeekday({ every }: Expression, day: DayRef): Partial<Expression> | null {
  if (every?.frequency !== 'WEEKLY' || every.weekdays.length > 0 || day.by !== 'weekday') return null;
  return { every: { ...every, weekdays: [day.weekday] } };
}

/** "Sunday, 22/11" and "Sunday next week" say one day twice. */
function sameDay(known: DayRef, added: DayRef): DayRef | null {
  const pair = [known, added];
  const month = pair.find((ref) => ref.by === 'edge');
  const date = pair.find((ref) => ref.by === 'date');
  if (month?.edge === 'month' && date?.month === null)
    return { by: 'month-day', day: date.day, monthsAhead: month.ahead };
  const weekday = pair.find((ref) => ref.by === 'weekday');
  if (added.by === 'weekday' && known.by === 'weekday' && added.weekday === known.weekday) return added;
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

/** The expressions of a sentence, in order, and by where they begin. */
export type Times = {
  readonly all: readonly Expression[];
  readonly startingAt: (index: number) => Expression | undefined;
};

export function timesOf(all: readonly Expression[]): Times {
  const byStart = new Map(all.map((expression) => [expression.from, expression]));
  return { all, startingAt: (index) => byStart.get(index) };
}

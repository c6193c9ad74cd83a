/** Lengths of time: "20 minutes", "an hour and a half", "שעתיים", "רבע שעה", "1h 30m". */
import { numberAt } from '../numbers.ts';
import { noPrefix, phrasebook, type PrefixTest } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { dayMs } from '../../time/units.ts';
import type { Amount } from './pieces.ts';
import { duals, units, unitsAfterDigits, wholeAmounts } from './words.ts';

export type AmountMatch = { readonly amount: Amount; readonly next: number };

const fractions = phrasebook<number>([
  ['and a half', 0.5],
  ['וחצי', 0.5],
  ['ורבע / and [a] quarter', 0.25],
]);
const ones = phrasebook<number>([
  ['a|an|one', 1],
  ['half [a|an]|חצי', 0.5],
  ['[a] couple [of]', 2],
  ['שני|שתי', 2],
]);

export function amountAt(tokens: readonly Token[], index: number, prefixes: PrefixTest): AmountMatch | null {
  const first = simpleAmountAt(tokens, index, prefixes);
  if (first === null) return null;
  const more = simpleAmountAt(
    tokens,
    afterAnd(tokens, first.next),
    (prefix) => prefix === '' || prefix === 'ו',
  );
  const continues = more !== null && isSmaller(more.amount, first.amount) && joins(tokens, first.next);
  return continues ? { amount: sum(first.amount, more.amount), next: more.next } : first;
}

function simpleAmountAt(tokens: readonly Token[], index: number, prefixes: PrefixTest): AmountMatch | null {
  const whole = wholeAmounts.at(tokens, index, prefixes);
  if (whole !== null) return withFraction(tokens, whole.value, whole.next);
  const dual = duals.at(tokens, index, prefixes);
  if (dual !== null) return withFraction(tokens, scale(dual.value, 2), dual.next, dual.value);
  const count =
    numberAt(tokens, index, prefixes) ??
    decimalAt(tokens, index, prefixes) ??
    ones.at(tokens, index, prefixes);
  if (count === null) return null;
  const fraction = fractions.at(tokens, count.next, (prefix) => prefix === '');
  const unitIndex = fraction?.next ?? count.next;
  const unit = unitAt(tokens, unitIndex);
  if (unit === null) return null;
  return withFraction(tokens, scale(unit.value, count.value + (fraction?.value ?? 0)), unit.next, unit.value);
}

function unitAt(tokens: readonly Token[], index: number): { value: Amount; next: number } | null {
  const hyphen = tokens[index]?.text === '-' ? 1 : 0;
  const unit = units.at(tokens, index + hyphen, noPrefix);
  if (unit !== null) return unit;
  const isGlued = tokens[index]?.spaced === false && tokens[index - 1]?.kind === 'number';
  return isGlued ? unitsAfterDigits.at(tokens, index, noPrefix) : null;
}

function withFraction(tokens: readonly Token[], amount: Amount, next: number, unit = amount): AmountMatch {
  const fraction = fractions.at(tokens, next, noPrefix);
  return fraction === null
    ? { amount, next }
    : { amount: sum(amount, scale(unit, fraction.value)), next: fraction.next };
}

function decimalAt(
  tokens: readonly Token[],
  index: number,
  prefixes: PrefixTest,
): { value: number; next: number } | null {
  const reading = tokens[index]?.stems[0];
  if (reading === undefined || !prefixes(reading.prefix) || !/^\d{1,3}\.\d{1,2}$/.test(reading.stem))
    return null;
  return { value: Number(reading.stem), next: index + 1 };
}

/** Halves of months and days come out whole: half a month is 15 days, half a year six months. */
export function scale(unit: Amount, by: number): Amount {
  const months = unit.months * by;
  const wholeMonths = Math.floor(months);
  const days = unit.days * by + (months - wholeMonths) * 30;
  const wholeDays = Math.floor(days);
  return {
    months: wholeMonths,
    days: wholeDays,
    ms: Math.round(unit.ms * by + (days - wholeDays) * dayMs),
  };
}

function sum(a: Amount, b: Amount): Amount {
  return { months: a.months + b.months, days: a.days + b.days, ms: a.ms + b.ms };
}

function isSmaller(a: Amount, b: Amount): boolean {
  return roughMs(a) < roughMs(b);
}

function roughMs({ months, days, ms }: Amount): number {
  return (months * 30 + days) * dayMs + ms;
}

function afterAnd(tokens: readonly Token[], index: number): number {
  const text = tokens[index]?.text;
  return text === 'and' || text === ',' ? index + 1 : index;
}

/** Two amounts are one only when "and" ties them, or both are glued to digits (1h 30m). */
function joins(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index];
  if (next?.text === 'and' || next?.stems.some(({ prefix }) => prefix === 'ו') === true) return true;
  return next?.kind === 'number' && tokens[index - 2]?.kind === 'number';
}

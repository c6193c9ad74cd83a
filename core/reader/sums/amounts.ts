/** Amounts of something, each perhaps for one of something else, and what comes of them together. */
import { shown } from './rates.ts';

/**
 * What is counted: a unit of a kind that can be turned into others, `times` of its base, or a noun of its own.
 * `name`: as it is shown; null for money and nouns.
 */
export type Measure = { readonly kind: string; readonly times: number; readonly name: string | null };
export type Amount = {
  readonly value: number;
  readonly of: readonly Measure[];
  readonly per: readonly Measure[];
  /** How it was worked out. */
  readonly sum: string;
};

/** One of whatever is counted. */
export const each: Measure = { kind: 'each', times: 1, name: null };
export const money: Measure = { kind: 'money', times: 1, name: null };

/** So much time; months and years are no number of days. */
export function isOfTime(measure: Measure | undefined): boolean {
  return measure?.kind === 'time' || measure?.kind === 'months';
}

export function amountOf(number: number, said: Measure | null): Amount {
  const isMoney = said?.kind === 'money';
  const value = isMoney ? number * said.times : number;
  const of = isMoney ? money : said;
  return { value, of: of === null ? [] : [of], per: [], sum: shown(value) };
}

/** Before it is multiplied. */
export function inBrackets(sum: string): string {
  return /[+−]/.test(sum) ? `(${sum})` : sum;
}

const moneyNames =
  /^(?:dollars?|bucks|usd|euros?|eur|quid|gbp|shekels?|nis|ils|שקל|שקלים|ש"ח|שח|דולר|דולרים|יורו|אירו)$/;
const smallMoney = /^(?:cents?|pence|p|agorot|agora|אגורות|אגורה|סנט|סנטים)$/;
const partOfOne =
  /^(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?|st|nd|rd|th|חצי|שליש|שלישים|רבע|רבעים|רבעי|חמישית|חמישיות|שמינית|שמיניות|עשירית)$/;
const noNouns: ReadonlySet<string> = new Set(
  'at for of and or per each every a an the is are was so how what whats less plus minus times by to from in on with after then off percent between split but only i we you he she it they my our that this comes total out over more extra apiece if than was when price prices where which who not no has have had x worth call callout fixed flat base delivery fee cash deposit parts come comes make makes cost costs need get gets got do does did will would take takes took pay pays paid gave spent want wants need needed fit fits hold holds'
    .split(' ')
    .concat(
      'של מחיר על עם או אם אז כמה זה זו אני אנחנו הוא היא הם פחות פלוס ועוד כפול חלקי לחלק לפי כל לכל רק אבל בלי כולל אחרי לפני עד מתוך יוצא בסך סך ביחד סה"כ ואז מה איך היה היתה הייתה היו היינו יהיה יהיו יש אין עלה עלתה עלו עולה עולים עולות צריך צריכה צריכים קניתי שילמתי נתתי קיבלתי לקחתי נכנסים נכנסות'.split(
        ' ',
      ),
    ),
);

export function isSmallMoney(word: string): boolean {
  return smallMoney.test(word);
}

/** A word after a number, as what is counted. */
export function nounOf(word: string): Measure | null {
  if (moneyNames.test(word)) return money;
  if (smallMoney.test(word)) return { ...money, times: 0.01 };
  if (noNouns.has(word) || partOfOne.test(word) || !/^[a-z]{2,20}$|^[א-ת]{2,20}$/.test(word)) return null;
  return { kind: `of ${stemOf(word)}`, times: 1, name: null };
}

function stemOf(word: string): string {
  if (/^[a-z]/.test(word)) return word.replace(/(?<!s|bu)s$/, '').replace(/(?<=..)(?:ie|y|e)$/, '');
  const stem = word.replace(/^ה(?=..)/, '').replace(/(?<=..)(?:אות|יות|ייה|יה|ית|ות|ים|ה|ת)$/, '');
  return `${stem.slice(0, -1)}${inside[stem.slice(-1)] ?? stem.slice(-1)}`;
}

/** Letters with a form of their own at the end of a word. */
const inside: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Whether what there is for each `per` is for each of these. Builders say a metre for a square one. */
export function isFor(per: Measure, of: Measure): boolean {
  if (per.kind === 'each') return of.kind.startsWith('of ');
  if (per.kind === 'length' && of.kind === 'area') return per.times === 1;
  return per.kind === of.kind;
}

/** The product, where a unit of one is what there is the other for each of; else null. */
export function canceled(one: Amount, other: Amount): Amount | null {
  const [forth, back] = exactOf(one, [without(one.of, other.per), without(other.of, one.per)], other);
  if (forth === null && back === null) return null;
  const [of, otherPer, by] = forth ?? [one.of, other.per, 1];
  const [otherOf, per, times] = back ?? [other.of, one.per, 1];
  // "2 weeks" of what there is a day are 14.
  const shownOther = { ...other, value: other.value * times };
  const shownOne = { ...one, value: one.value * by };
  return {
    value: shownOne.value * shownOther.value,
    of: [...of, ...otherOf],
    per: [...per, ...otherPer],
    sum: `${by === 1 ? inBrackets(one.sum) : scaledSum(one, by)} × ${shown(shownOther.value)}`,
  };
}

type Without = readonly [of: readonly Measure[], per: readonly Measure[], by: number] | null;

/** Of "8 hours a day, 5 days a week" the days are the same: no hours are turned into weeks. */
function exactOf(
  one: Amount,
  [forth, back]: readonly [Without, Without],
  other: Amount,
): readonly [Without, Without] {
  const isSameKind = one.of.some(({ kind }) => other.of.some((of) => of.kind === kind));
  const exact = (found: Without) => (isSameKind && found !== null && found[2] < 1 ? null : found);
  return [exact(forth), exact(back)];
}

function scaledSum(amount: Amount, by: number): string {
  return /^[\d.]+$/.test(amount.sum) ? shown(amount.value * by) : `(${amount.sum}) × ${shown(by)}`;
}

/** Both without the first that they have in common, and how many of the second one of the first is. */
function without(of: readonly Measure[], per: readonly Measure[]): Without {
  for (const [index, unit] of per.entries()) {
    const at = of.findIndex((one) => isFor(unit, one));
    const found = of[at];
    if (found === undefined) continue;
    return [of.toSpliced(at, 1), per.toSpliced(index, 1), found.times / unit.times];
  }
  return null;
}

export function multiplied(one: Amount, other: Amount): Amount {
  return {
    value: one.value * other.value,
    of: [...one.of, ...other.of].slice(-1),
    per: [...one.per, ...other.per],
    sum: `${inBrackets(one.sum)} × ${inBrackets(other.sum)}`,
  };
}

const square: Measure = { kind: 'area', times: 1, name: 'm²' };
const cube: Measure = { kind: 'volume', times: 1000, name: 'm³' };

/** "3 metres by 4", and that by its height. */
export function extended(one: Amount, other: Amount): Amount | null {
  const [of] = one.of;
  const along = other.of[0] ?? (of?.kind === 'length' ? of : null);
  if (along === null || along.kind !== 'length' || other.per.length + one.per.length > 0) return null;
  const isArea = of?.kind === 'area';
  const side = of ?? along;
  if (side.kind !== 'length' && !isArea) return null;
  const value = one.value * side.times * other.value * along.times;
  return { value, of: [isArea ? cube : square], per: [], sum: productOf(one, side, other, along) };
}

/** How far it is around "60 by 45 metres". */
export function allRound(one: Amount, other: Amount): Amount | null {
  const along = one.of[0] ?? other.of[0];
  const isPlain = one.per.length + other.per.length === 0;
  if (along?.kind !== 'length' || !isPlain || (other.of[0] ?? along).kind !== 'length') return null;
  const [side, next] = [one.value, other.value * ((other.of[0] ?? along).times / along.times)];
  return { value: 2 * (side + next), of: [along], per: [], sum: `2 × (${shown(side)} + ${shown(next)})` };
}

function productOf(one: Amount, side: Measure, other: Amount, along: Measure): string {
  const metres = (amount: Amount, unit: Measure) =>
    /^[\d.]+$/.test(amount.sum) ? shown(amount.value * unit.times) : amount.sum;
  return `${metres(one, side)} × ${metres(other, along)}`;
}

/** Among so many: whoever they are. */
export function divided(one: Amount, other: Amount): Amount | null {
  const isCount = other.per.length === 0 && other.of.every(({ kind }) => kind.startsWith('of '));
  const isOfPeople = one.of.some(({ kind }) => kind.startsWith('of ')) && other.of.length === 0;
  if (!isCount || isOfPeople || other.value === 0) return null;
  return { ...one, value: one.value / other.value, sum: `${inBrackets(one.sum)} ÷ ${other.sum}` };
}

/** The first with the second put on or taken off. Null for different things. */
export function joined(one: Amount, other: Amount, sign: 1 | -1): Amount | null {
  if (one.per.length + other.per.length > 0) return null;
  const [of, added] = [one.of[0], other.of[0]];
  const isPlain = (measure: Measure | undefined) => measure === undefined || measure.kind === 'money';
  if (of?.kind !== added?.kind && !(isPlain(of) && isPlain(added))) return null;
  const by = (added?.times ?? 1) / (of?.times ?? 1);
  const sum = /^[\d.]+$/.test(other.sum) ? shown(other.value * by) : `(${other.sum})`;
  return {
    ...one,
    value: one.value + sign * other.value * by,
    sum: `${one.sum} ${sign === 1 ? '+' : '−'} ${sum}`,
  };
}

export function inUnit({ value, of }: Amount, unit: Measure | null): { value: number; unit: string | null } {
  const [from] = of;
  if (unit === null || from === undefined) return { value, unit: null };
  return { value: (value * from.times) / unit.times, unit: unit.name };
}

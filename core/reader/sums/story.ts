/**
 * Sums told as a story: "17 hours at 38 an hour plus 18% VAT", "a wall 3 by 4.5, 12 blocks a metre". Each number is an
 * amount of something, what there is of one thing for each of another, or a percentage of what came before. Units that
 * cancel say that it was understood; where one number finds no part, nothing is worked out.
 */
import {
  allRound,
  canceled,
  divided,
  extended,
  inBrackets,
  inUnit,
  isFor,
  isOfTime,
  isSmallMoney,
  joined,
  money,
  multiplied,
  nounOf,
  type Amount,
  type Measure,
} from './amounts.ts';
import { shown } from './rates.ts';
import { travelled } from './travel-time.ts';
import { clockAsked } from './clock-sums.ts';
import {
  amountsOf,
  askedWord,
  clock,
  partsIn,
  perAt,
  wordsOf,
  type Operator,
  type Part,
} from './story-parts.ts';
import { measureAt, type Worked } from './units.ts';

/** Null for what is not wholly understood. */
export function toldSum(said: string): Worked | null {
  const ofDay = clockAsked(said);
  if (ofDay !== null) return ofDay;
  if (inCalendar.test(said) || (journey.test(said) && !fare.test(said))) return null;
  const withOvertime = overtimeIn(said);
  if (withOvertime !== null) return withOvertime;
  const words = wordsOf(said);
  if (words.some((word) => unread.test(word))) return null;
  const parts = partsIn(words);
  if (parts === null || parts.length === 0 || parts.length > mostParts) return null;
  const three = parts.length === 3 ? (proportion(parts, words) ?? reaching(parts, said)) : null;
  if (three !== null) return three;
  const [only] = parts;
  if (parts.length === 1 && only?.is === 'amount')
    return only.isShift === true ? hoursOf(only.amount, words) : inPeriod(only.amount, words);
  const isLong = howLong.test(said);
  const single =
    parts.length === 2
      ? (travelled(amountsOf(parts), said) ?? perOne(parts, words) ?? lasting(parts, { words, isLong }))
      : null;
  if (single !== null) return single;
  if (!parts.some(isTelling) || /\btime and\b/.test(said)) return null;
  // Its rate is not told.
  if (vat.test(said) && parts.every((part) => part.is === 'amount')) return null;
  const isAround = around.test(said);
  const total = foldedUp(parts, { isWhole: whole.test(said), isAround, isShared: splitUp.test(said) });
  if (total === null || total.of.length > 1 || isOtherAsked(total, parts, words)) return null;
  // "6 cubes a day" are asked for a week.
  if (total.per.length === 0) return answered(total, words);
  return inSamePeriod(total, words) ?? inPeriod(total, askedOf(words));
}

/** What says how much, and is read nowhere. */
const unread = /^(?:half|third|quarter|fifth|twice|double|triple|except|חצי|שליש|רבע|חמישית|פעמיים|חוץ)$/;
const mostParts = 8;
const vat = /\b(?:vat|gst)\b|מע"מ|(?<![א-ת])[הב]?מעמ(?![א-ת])/;
const around =
  /\b(?:around|all the way round|perimeter|surround)\b|(?<![א-ת])(?:מסביב|היקף|ההיקף|סביב)(?![א-ת])/;
const whole = /\b(?:gross|total|altogether|all in|in all|final)\b|סה"כ|ביחד|ברוטו|סך הכ/;

/** Who split it, split all of it. */
const splitUp = /\b(?:split|share|shared)\b|(?<![א-ת])(?:מתחלקים|מחלקים|נחלק|נתחלק)(?![א-ת])/;

/** Numbers that are only put together may be anything. */
function isTelling(part: Part, index: number): boolean {
  if (part.is === 'percent' || part.isShift === true) return true;
  return part.amount.per.length > 0 || (index > 0 && /^(?:times|of|at|by|over)$/.test(operatorOf(part)));
}

const inCalendar =
  /\b(?:meetings?|appointments?|calls?(?!-| ?out| in)|remind|how many times|o'clock)\b|כמה פעמים|(?<![א-ת])(?:פגישה|פגישות|ישיבה|ישיבות|שיחות|בשעה(?= ?-?\d)|תזכיר|תזכירי)(?![א-ת])/;

const journey = /\b(?:flights?|trains?|bus)\b|(?<![א-ת])(?:טיסה|אוטובוס|רכבת)(?![א-ת])/;
/** What a journey costs is no time of it. */
const fare =
  /\b(?:tickets?|fares?|each|per person|a head)\b|(?<![א-ת])(?:לאדם|לנוסע|לכרטיס|כרטיסים|כרטיסי|כל אחד)(?![א-ת])/;

/** All hours, what one is worth, after how many more is paid, and how much. */
const overtime =
  /^\D{0,30}(\d{1,6}(?:\.\d{1,4})?) hours?\D{1,24}(?:at|for|on) (\d{1,6}(?:\.\d{1,4})?)\D{1,40}(?:after|over|above) (\d{1,6}(?:\.\d{1,4})?)\D{0,24}(time and (?:a )?half|double)\D{0,40}$/;
/** What an hour is worth, all hours, and how much more the last of them are. */
const lastHours =
  /^\D{0,30}(\d{1,6}(?:\.\d{1,4})?)\D{1,12}לשעה (?:כפול |על |ל )?(\d{1,6}(?:\.\d{1,4})?) שעות\D{0,8}(?:ועוד|פלוס) (\d{1,6}(?:\.\d{1,4})?) ?(?:%|אחוז|אחוזים) על ה? ?(\d{1,6}(?:\.\d{1,4})?) שעות\D{0,30}$/;

/** "11 hours at 12 and after 8 it is time and a half", and a rise for the last hours. */
function overtimeIn(said: string): Worked | null {
  const [, hours, rate, after, how] = overtime.exec(said) ?? [];
  if (how !== undefined) {
    const extra = Number(hours) - Number(after);
    return extra <= 0 ? null : paid(Number(hours), Number(rate), extra, how === 'double' ? 1 : 0.5);
  }
  const [, each, all, percent, last] = lastHours.exec(said) ?? [];
  if (last === undefined || Number(last) > Number(all)) return null;
  return paid(Number(all), Number(each), Number(last), Number(percent) / 100);
}

function paid(hours: number, rate: number, extra: number, more: number): Worked {
  const sum = `${shown(hours)} × ${shown(rate)} + ${shown(extra)} × ${shown(rate * more)}`;
  return { sum, result: hours * rate + extra * rate * more, unit: null };
}

/** Whether the whole is asked for, not its share, what is around, not what is inside, and whether all is split. */
type How = { readonly isWhole: boolean; readonly isAround: boolean; readonly isShared: boolean };
type Folded = {
  /** What is worked out so far, and what is being multiplied, to be put on it or taken off. */
  readonly total: Amount | null;
  readonly term: Amount | null;
  readonly sign: 1 | -1;
  /** Percentages that were said before what they are of. */
  readonly ahead: readonly Extract<Part, { is: 'percent' }>[];
};

/** Products first, then what is put on and taken off, in the order in which it is told. */
function foldedUp(parts: readonly Part[], how: How): Amount | null {
  let so: Folded | null = { total: null, term: null, sign: 1, ahead: [] };
  for (const part of parts) {
    so = part.is === 'percent' ? withPercent(so, part, how) : withAmount(so, part, how);
    if (so === null) return null;
  }
  const all = summedUp(so);
  if (all === null || all.total === null) return null;
  // "600 grams of flour, and the water is 65 percent of it"
  const isOfIt = all.ahead.length === 1 && all.ahead[0]?.way === 'of';
  return all.ahead.length === 0 || isOfIt ? all.ahead.reduce(changed, all.total) : null;
}

function withPercent(so: Folded, part: Folded['ahead'][number], { isWhole }: How): Folded | null {
  const isAhead = part.way === 'of' || (so.total === null && so.term === null);
  if (isAhead) return part.way !== 'on' || isWhole ? { ...so, ahead: [...so.ahead, part] } : null;
  const all = summedUp(so);
  return all === null || all.total === null ? null : { ...all, total: changed(all.total, part) };
}

function withAmount(so: Folded, part: Extract<Part, { is: 'amount' }>, how: How): Folded | null {
  const { amount, operator } = part;
  if (part.isRest === true) {
    const all = summedUp(so);
    const total = all === null || all.total === null ? null : joined(all.total, amount, -1);
    return all === null || total === null ? null : { ...all, total };
  }
  if (operator === 'plus' || operator === 'minus') {
    const all = summedUp(so);
    if (all === null || all.total === null) return null;
    return { ...all, term: amount, sign: operator === 'plus' ? 1 : -1 };
  }
  if (so.term === null && so.total === null)
    return { ...so, term: so.ahead.reduce(changed, amount), ahead: [] };
  if (so.ahead.length > 0) return null;
  if (operator === 'over' && how.isShared && so.term !== null) return dividedUp(so, amount);
  const before = so.term ?? so.total;
  const result = before === null ? null : withNext(before, amount, { operator, ...how });
  if (result !== null) return so.term === null ? { ...so, total: result } : { ...so, term: result };
  // "45 minutes a kilo plus 20 minutes, and it weighs 2 kilos"
  const whole = so.term !== null && so.total !== null ? canceled(so.total, amount) : null;
  if (whole !== null) return { ...so, total: whole };
  // "40 for coming and 65 an hour, he was here 3 hours"
  const all = operator === 'and' ? summedUp(so) : null;
  return all === null || all.total === null ? null : { ...all, term: amount, sign: 1 };
}

function dividedUp(so: Folded, count: Amount): Folded | null {
  const all = summedUp(so);
  const total = all === null || all.total === null ? null : divided(all.total, count);
  return all === null || total === null ? null : { ...all, total };
}

function summedUp(so: Folded): Folded | null {
  if (so.term === null) return so;
  const total = so.total === null ? so.term : joined(so.total, so.term, so.sign);
  return total === null ? null : { ...so, total, term: null };
}

function withNext(
  so: Amount,
  next: Amount,
  { operator, isAround }: How & { operator: Operator | null },
): Amount | null {
  const cancels =
    canceled(so, next) ?? canceled(so, likeThat(next, so)) ?? canceled(likeThat(so, next), next);
  if (cancels !== null) return cancels;
  switch (operator) {
    case 'times':
      return multiplied(so, next);
    case 'of':
      return multiplied({ ...so, of: [] }, next);
    case 'at':
      return so.of.length > 0 && so.per.length === 0 && next.of.length + next.per.length === 0
        ? multiplied({ ...so, of: [] }, next)
        : null;
    case 'by':
      return isAround ? allRound(so, next) : extended(so, next);
    case 'over':
      return divided(so, next);
    default:
      return null;
  }
}

/** "7.40 a litre and the tank takes 45": a bare number is of what there is the other for each of. */
function likeThat(bare: Amount, { per: [unit] }: Amount): Amount {
  const isBare = bare.of.length + bare.per.length === 0;
  return isBare && /^(?:weight|volume|length|area)$/.test(unit?.kind ?? '')
    ? { ...bare, of: unit === undefined ? [] : [unit] }
    : bare;
}

function changed(amount: Amount, { rate, way }: Folded['ahead'][number]): Amount {
  if (way === 'of') {
    const sum = `${shown(rate)}% × ${inBrackets(amount.sum)}`;
    return { ...amount, value: (amount.value * rate) / 100, sum };
  }
  const sign = way === 'on' ? 1 : -1;
  const sum = `${amount.sum} ${sign === 1 ? '+' : '−'} ${shown(rate)}%`;
  return { ...amount, value: amount.value * (1 + (sign * rate) / 100), sum };
}

/** Of "3 boxes of 24 cans" it is not the boxes that were worked out. */
function isOtherAsked(total: Amount, parts: readonly Part[], words: readonly string[]): boolean {
  return words.some((word, at) => {
    const noun = askedWord.test(word) ? nounOf(words[at + 1] ?? '') : null;
    return noun !== null && noun.kind !== total.of[0]?.kind && isAmongAmounts(parts, noun);
  });
}

/** "How many minutes", "how many working days" */
function isAskedIn(words: readonly string[], kind: string): boolean {
  return words.some(
    (word, at) =>
      askedWord.test(word) &&
      [1, 2].some(
        (step) =>
          !/\d/.test(words[at + step - 1] ?? '') && measureAt(words, at + step)?.measure.kind === kind,
      ),
  );
}

/** "We set off at 10:05 and were home at 11:52, how many minutes was that" */
function hoursOf(shift: Amount, words: readonly string[]): Worked | null {
  const [from = '', to = ''] = words.filter((word) => clock.test(word));
  return isAskedIn(words, 'time') && to !== '' ? answered({ ...shift, sum: `${to} − ${from}` }, words) : null;
}

const lasts = /^(?:for|over|למשך|במשך)$/;

/** "39.90 a month, how much a year" */
function inPeriod({ value, of: [of], per, sum }: Amount, words: readonly string[]): Worked | null {
  // In "how much per month is 9600 a year" the month stands before the number.
  const own = per.at(-1);
  if (own === undefined || per.length > 2 || !isOfTime(own)) return null;
  const isOther = (measure: Measure | undefined) => measure?.kind === own.kind && measure.times !== own.times;
  const named = words.map((word, at) =>
    lasts.test(word) ? measureAt(words, at + 1)?.measure : perAt(words, at)?.measure,
  );
  const other = per.length === 2 ? per[0] : named.find(isOther);
  if (other === undefined || !isOther(other)) return null;
  const by = other.times / own.times;
  const worked = by < 1 ? `${sum} ÷ ${shown(1 / by)}` : `${sum} × ${shown(by)}`;
  return { sum: worked, result: value * by, unit: of?.name ?? null };
}

/** From the words that ask to the next number; all, where none asks. */
function askedOf(words: readonly string[]): readonly string[] {
  const asked = words.findIndex((word) => askedWord.test(word));
  if (asked === -1) return words;
  const end = words.findIndex((word, at) => at > asked && /^\d/.test(word));
  return words.slice(asked, end === -1 ? words.length : end);
}

/** "8 hours a day, 5 days a week, how many hours a week" */
function inSamePeriod(total: Amount, words: readonly string[]): Worked | null {
  const [own] = total.per;
  if (own === undefined || total.per.length > 1 || !isOfTime(own)) return null;
  const asked = askedOf(words);
  const isAsked = asked.some((_word, at) => {
    const per = perAt(asked, at)?.measure;
    return asked !== words && per?.kind === own.kind && per.times === own.times;
  });
  return isAsked ? answered({ ...total, per: [] }, words) : null;
}

/** "420 km on 35 litres, how many km a litre", "8 bottles for 172, how much each" */
function perOne(parts: readonly Part[], words: readonly string[]): Worked | null {
  const asked = words.findIndex((word, at) => askedWord.test(word) || isPriceOf(words, at));
  if (asked === -1) return null;
  const ahead = [1, 2, 3, 4].map((step) => perAt(words, asked + step));
  // In "3 boxes of 24 cans, how many cans" the cans are asked for, not what there is for each.
  const noun = [2, 3, 4]
    .filter((step) => !/\d/.test(words[asked + step - 1] ?? ''))
    .map((step) => nounOf(words[asked + step] ?? ''))
    .find((one) => one !== null && one.kind !== 'money' && isAmongAmounts(parts, one));
  const per = ahead.find((found) => found !== null)?.measure ?? noun;
  const [one, other] = amountsOf(parts);
  if (per === undefined || per === null || one === undefined || other === undefined) return null;
  if (one.per.length + other.per.length > 0) return null;
  const isCounted = ({ of }: Amount) => of[0] !== undefined && isFor(per, of[0]);
  if (isCounted(one) === isCounted(other)) return null;
  const [total, count] = isCounted(one) ? [other, one] : [one, other];
  const by = count.value * ((count.of[0]?.times ?? 1) / per.times);
  if (by === 0) return null;
  return answered({ ...total, value: total.value / by, sum: `${total.sum} ÷ ${shown(by)}` }, words);
}

/** "Price per roll" */
function isPriceOf(words: readonly string[], at: number): boolean {
  return /^(?:price|cost|מחיר)$/.test(words[at] ?? '') && perAt(words, at + 1) !== null;
}

function isUnit(words: readonly string[], at: number, unit: Measure): boolean {
  const found = measureAt(words, at)?.measure;
  return found?.kind === unit.kind && found.times === unit.times;
}

function isAmongAmounts(parts: readonly Part[], noun: Measure): boolean {
  return amountsOf(parts).some(({ of: [of] }) => of?.kind === noun.kind);
}

const howLong =
  /how long|how many (?:more )?(?:days|weeks|months|years|hours)|\b(?:runs?|running) out|כמה זמן|כמה (?:ימים|ימי|שבועות|חודשים|שנים|שעות)|מתי (?:זה )?(?:ייגמר|נגמר|אגיע|אני מגיע)|תוך כמה/;

/** "60 pills and I take 3 a day, how long do they last" */
function lasting(
  parts: readonly Part[],
  { words, isLong }: { words: readonly string[]; isLong: boolean },
): Worked | null {
  const amounts = amountsOf(parts);
  const rate = amounts.find(({ per }) => per.length === 1);
  const stock = amounts.find(({ per }) => per.length === 0);
  const [unit] = rate?.per ?? [];
  if (rate === undefined || stock === undefined || unit === undefined) return null;
  // Of so many mg a kilo the mg are asked for; of so many hours a week it may be the weeks.
  if (rate.of[0]?.kind === unit.kind && !isOfTime(unit)) return null;
  if (rate.of[0]?.kind === unit.kind && !askedOf(words).some((_word, at, all) => isUnit(all, at, unit)))
    return null;
  if (!isAskedIn(words, unit.kind) && !(isOfTime(unit) && isLong)) return null;
  const [has, takes] = [stock.of[0], rate.of[0]];
  const isSame = has === undefined || takes === undefined || has.kind === takes.kind;
  // Below it, thousands may be left unsaid.
  if (!isSame || rate.value === 0 || (isOfTime(unit) && stock.value < rate.value)) return null;
  const by = (has?.times ?? 1) / (takes?.times ?? 1);
  const sum = `${shown(stock.value * by)} ÷ ${rate.sum}`;
  return { sum, result: (stock.value * by) / rate.value, unit: unit.name };
}

/** "250 mg in every 5 ml and I have to give 400 mg, how many ml" */
function proportion(parts: readonly Part[], words: readonly string[]): Worked | null {
  const [a, b, many] = inOrder(parts, words);
  const c = many === undefined ? undefined : (forSoMany(parts, words) ?? many);
  if (a === undefined || b === undefined || c === undefined) return null;
  const isAsked = words.some((word) => askedWord.test(word) || word === 'long');
  if ([a, b, c].some(({ per }) => per.length > 0) || !isAsked) return null;
  const kind = ({ of }: Amount) => of[0]?.kind ?? '';
  if (parts.some((part) => /^(?:by|times|of|plus|minus|over)$/.test(operatorOf(part)))) return null;
  if (kind(a) === kind(c) && kind(b) !== kind(a)) return kind(a) === '' ? null : scaled(b, a, c, words);
  return kind(b) === kind(c) && kind(a) !== kind(b) && kind(b) !== '' ? scaled(a, b, c, words) : null;
}

/** In "300 km at 7 litres per 100 km" the last is the few of it, where it is not asked for. */
function inOrder(parts: readonly Part[], words: readonly string[]): readonly Amount[] {
  const amounts = amountsOf(parts);
  const [first, , last] = parts;
  const isFew = last?.is === 'amount' && last.isForEach === true;
  if (!isFew || (first?.is === 'amount' && first.isForEach === true)) return amounts;
  const ends = words.findLastIndex((word) => /^\d/.test(word));
  const isAsked = words
    .slice(0, ends)
    .some((word, at) => askedWord.test(word) && numbersUpTo(words, at) === 2);
  return isAsked ? amounts : amounts.toReversed();
}

const forThem = /^(?:for|are|ל|יעלו|יעלה|עולים|עולות)$/;

/** "12 eggs cost 18, how much for 10": of what is counted, where one is. Null where it is said, or not sure. */
function forSoMany(parts: readonly Part[], words: readonly string[]): Amount | null {
  const [a, b, c] = amountsOf(parts);
  const isLast = /^\d/.test(words.at(-1) ?? '') && forThem.test(words.at(-2) ?? '');
  const asked = words.findLastIndex((word) => askedWord.test(word));
  if (c === undefined || c.of.length > 0 || !isLast || numbersUpTo(words, asked) !== 2) return null;
  if (parts.some((part) => operatorOf(part) === 'at')) return null;
  const counted = [a, b].flatMap((one) => (one?.of[0]?.kind.startsWith('of ') === true ? [one] : []));
  const [only] = counted;
  return counted.length === 1 && only !== undefined ? { ...c, of: only.of } : null;
}

function numbersUpTo(words: readonly string[], at: number): number {
  return words.slice(0, at).filter((word) => /^\d/.test(word)).length;
}

function operatorOf(part: Part | undefined): string {
  return part?.is === 'amount' ? (part.operator ?? '') : '';
}

/** So much goes with few of it; so much with many. */
function scaled(amount: Amount, few: Amount, many: Amount, words: readonly string[]): Worked | null {
  const by = (many.of[0]?.times ?? 1) / (few.of[0]?.times ?? 1);
  if (few.value === 0) return null;
  const sum = `${amount.sum} ÷ ${few.sum} × ${shown(many.value * by)}`;
  return answered({ ...amount, value: (amount.value / few.value) * many.value * by, sum }, words);
}

const savedSoFar = /\b(?:saved|already|so far)\b|(?<![א-ת])(?:כבר|חסכתי|עד עכשיו)(?![א-ת])/;

/** "I have 1,750 and put away 250 a week, how many weeks to 6,000" */
function reaching(parts: readonly Part[], said: string): Worked | null {
  const amounts = amountsOf(parts);
  const rate = amounts.find(({ per }) => per.length === 1);
  const [unit] = rate?.per ?? [];
  const [one, other] = amounts.filter(({ per }) => per.length === 0);
  if (rate === undefined || unit === undefined || one === undefined || other === undefined) return null;
  const isPlain = [rate, one, other].every(({ of: [of] }) => of === undefined || of.kind === 'money');
  if (!isOfTime(unit) || !isPlain || rate.value === 0 || !howLong.test(said) || !savedSoFar.test(said))
    return null;
  const [most, least] = [Math.max(one.value, other.value), Math.min(one.value, other.value)];
  const sum = `(${shown(most)} − ${shown(least)}) ÷ ${shown(rate.value)}`;
  return { sum, result: (most - least) / rate.value, unit: unit.name };
}

/** In the unit that is asked for, where one is. */
function answered(total: Amount, words: readonly string[]): Worked | null {
  const asked = words.flatMap((word, at) => {
    if (!/^(?:many|much|כמה|in)$/.test(word)) return [];
    const found = measureAt(words, at + 1);
    return found === null ? [] : [found.measure];
  });
  const [measure] = total.of;
  const wanted = asked.find(({ kind }) => kind === measure?.kind);
  if (asked.length > 0 && wanted === undefined && measure !== undefined && measure.kind !== 'money')
    return null;
  const isInSmall = words.some((word, at) => askedWord.test(word) && isSmallMoney(words[at + 1] ?? ''));
  if (isInSmall && (measure === undefined || measure.kind === 'money'))
    return { sum: `${inBrackets(total.sum)} × 100`, result: total.value * 100, unit: null };
  const result = inUnit(total, wanted ?? (measure?.kind === 'money' ? money : (measure ?? null)));
  return Number.isFinite(result.value) ? { sum: total.sum, result: result.value, unit: result.unit } : null;
}

/** The amounts and percentages that a story tells, one after another, and what joins them. */
import { amountOf, each, isOfTime, nounOf, type Amount, type Measure } from './amounts.ts';
import { measureAt } from './units.ts';

export type Operator = 'plus' | 'minus' | 'and' | 'times' | 'of' | 'at' | 'by' | 'over';
export type Part =
  | {
      readonly is: 'amount';
      readonly amount: Amount;
      readonly operator: Operator | null;
      readonly isShift?: true;
      readonly isRest?: true;
      /** "Per 100 km" */
      readonly isForEach?: true;
    }
  | { readonly is: 'percent'; readonly rate: number; readonly way: 'off' | 'on' | 'of' };

const partsOff: Readonly<Record<string, string>> = {
  half: '50',
  third: '33.33333333333333',
  quarter: '25',
  fifth: '20',
  tenth: '10',
};

/** "Half an hour" and its like in digits, and marks apart from what they stand at. */
export function wordsOf(said: string): readonly string[] {
  return (
    withColons(said)
      .replaceAll(/[$€£₪]/g, ' ')
      .replaceAll(/\btwice (?=a|per|every|each)/g, 'x 2 ')
      .replaceAll(/\b(\d{1,2}) times (?=a|per|every|each)/g, 'x $1 ')
      .replaceAll(/(?<![א-ת])פעמיים (?=ב|ל|כל)/g, 'כפול 2 ')
      .replaceAll(
        /\b(?:an? )?(half|third|quarter|fifth|tenth) off\b/g,
        (_all, part: string) => `${partsOff[part] ?? ''}% off`,
      )
      .replaceAll(/\bhalf price\b/g, '50% off')
      .replaceAll(/(\d{1,6}(?:\.\d{1,3})?) ?k\b/g, (_all, thousands: string) =>
        String(Number(thousands) * 1000),
      )
      .replaceAll(/\b(?:(?:a |an )?half(?: an| a)?|0\.5(?: an| a)) hour\b/g, '0.5 hours')
      .replaceAll(/\b(?:a )?quarter of an hour\b/g, '0.25 hours')
      .replaceAll(/\bhalf (?:a|an) (?=kilo|litre|liter|metre|meter|pound|ton)/g, '0.5 ')
      .replaceAll(/\b(?:a )?quarter (?:of )?(?:a|an) (?=kilo|litre|liter|metre|meter|pound|ton)/g, '0.25 ')
      .replaceAll(/(?<![א-ת])חצי (?=קילו|ליטר|מטר|טון|דונם)/g, '0.5 ')
      .replaceAll(/(?<![א-ת])רבע (?=קילו|ליטר|מטר|טון|דונם)/g, '0.25 ')
      .replaceAll(/\b(?:an|1) hour and a half\b/g, '1.5 hours')
      .replaceAll(
        /(?<![a-zא-ת])(?:an hour and|1 hour and|שעה ו) ?(\d{1,2})(?! ?(?:a|an|per|ל)[a-zא-ת ])(?: (?:minutes|mins|דקות))?/g,
        (_all, minutes: string) => `${1 + Number(minutes) / 60} hours`,
      )
      .replaceAll(/(?<![א-ת])חצי שעה(?![א-ת])/g, '0.5 שעות')
      .replaceAll(/(?<![א-ת])רבע שעה(?![א-ת])/g, '0.25 שעות')
      .replaceAll(/(?<![א-ת])שעה וחצי(?![א-ת])/g, '1.5 שעות')
      .replaceAll(/(?<![א-ת])שעה ורבע(?![א-ת])/g, '1.25 שעות')
      .replaceAll(/\b(?:an|1) hour and a quarter\b/g, '1.25 hours')
      .replaceAll(/\b(?:for|over) (?:the|a|an|1) (?:whole |full |entire )?(year|month|week|day)\b/g, 'per $1')
      .replaceAll(/\bto (?:the|a|an) (?=[a-z])/g, 'per ')
      .replaceAll(
        /(\d{1,4}) (?:hours?|שעות) (?:and |ו )?(\d{1,2})(?: (?:minutes|mins|דקות)|(?=[,.?]|$| on | at | what | when ))/g,
        (_all, hours: string, minutes: string) => `${Number(hours) + Number(minutes) / 60} hours`,
      )
      .replaceAll(/(\d) ?(?:mil|mm)s? (?=deep|thick|high|wide)/g, '$1 mm ')
      // Nobody works for 2.20 an hour.
      .replaceAll(
        /\b(at|for) ([1-9]) (\d{2}) (?=(?:an?|per|each) (?:hour|day|night|month|week|project)\b)/g,
        '$1 $2$3 ',
      )
      .replaceAll(/\b(at|for) (\d{1,3}) (\d{2}) (?=apiece|each|a |an |per )/g, '$1 $2.$3 ')
      .replaceAll(
        /(?<![\d.:])(\d{1,2})(?::(\d{2}))? (?:in the (?:evening|afternoon)|בערב|אחר הצהריים|אחרי הצהריים|אחה"צ)(?![א-ת])/g,
        (_all, hour: string, minutes: string | undefined) => clockOf(hour, minutes, 'p'),
      )
      .replaceAll(
        /(\d{1,2})(?::(\d{2}))? ?([ap])m\b/g,
        (_all, hour: string, minutes: string | undefined, half: string) => clockOf(hour, minutes, half),
      )
      .replaceAll(/\bhalf past (\d{1,2})\b/g, '$1:30')
      .replaceAll(/\bquarter past (\d{1,2})\b/g, '$1:15')
      .replaceAll(
        /(?:\bquarter to |רבע ל ?)(\d{1,2})(?![\d.:])/g,
        (_all, hour: string) => `${Number(hour) - 1}:45`,
      )
      .replaceAll(/(\d)-(?=\d)/g, '$1 to ')
      .replaceAll(/(\d) ?x ?(?=\d)/g, '$1 x ')
      .replaceAll(/(?<=\d)(?=[a-zא-ת%])|[%×*+/@]/g, (mark) => ` ${mark} `)
      .split(/[\s,?!;]+/)
      .map((word) => word.replace(/[.:]{1,3}$/, ''))
      .filter((word) => word !== '')
  );
}

/** "Finished at 6.40, back on at 18.30, how many hours" */
function withColons(said: string): string {
  const dotted = /(?<=\b(?:at|from|to|till|until|by) )(\d{1,2})\.([0-5]\d)(?![\d.])/g;
  const isOfHours = /\b(?:hours|how long)\b/.test(said);
  return isOfHours && said.match(dotted)?.length === 2 ? said.replaceAll(dotted, '$1:$2') : said;
}

function clockOf(hour: string, minutes: string | undefined, half: string): string {
  const isLate = Number(hour) > 12;
  return `${isLate ? hour : (Number(hour) % 12) + (half === 'p' ? 12 : 0)}:${minutes ?? '00'}`;
}

const digits = /^\d{1,12}(?:\.\d{1,20})?$/;
const percentWord = /^(?:%|percent|אחוז|אחוזים)$/;

const operators: readonly (readonly [operator: Operator, words: RegExp])[] = [
  ['plus', /^(?:plus|add|\+|ועוד|פלוס|בתוספת)$/],
  ['and', /^(?:and|ו)$/],
  ['minus', /^(?:minus|less|without|פחות|מינוס|בניכוי)$/],
  ['times', /^(?:times|x|×|\*|כפול)$/],
  ['at', /^(?:at|@|ב|לפי)$/],
  ['by', /^(?:by|על)$/],
  [
    'over',
    /^(?:between|among|amongst|split|divide|divided|share|shared|תחלק|תחלקי|חלקי|לחלק|מחלקים|נחלק|מתחלקים)$/,
  ],
];
/** "Split 240 by 3" */
const splits = /^(?:split|divide|share|תחלק|תחלקי|נחלק|לחלק|מחלקים)$/;
const forEach = /^(?:per|every|each|לכל|כל|ל)$/;
/** Breaks do not count as working time. */
const rested = /^(?:break|unpaid|lunch|rest|הפסקה|הפסקת)$/;
const sideWord = /^(?:deep|thick|high|wide|tall|long|depth|height|ו?ב?(?:עומק|עובי|גובה|רוחב|אורך))$/;

export function partsIn(words: readonly string[]): readonly Part[] | null {
  const parts: Part[] = [];
  let operator: Operator | null = null;
  let per: readonly Measure[] = [];
  let at = 0;
  const apart = shiftApart(words);
  /** Where the last amount ended, and where the last percentage did, with what joined it. */
  let ended = 0;
  let lastRate: { readonly end: number; readonly by: Operator | null } = { end: 0, by: null };
  while (at < words.length) {
    const word = words[at] ?? '';
    if (at === apart?.to) {
      at += 1;
      continue;
    }
    const shift = apart?.from === at ? { amount: apart.amount, next: at + 1 } : shiftAt(words, at);
    const found = operators.find(([, known]) => known.test(word))?.[0];
    const ahead = digits.test(word) ? null : perAhead(words, at);
    if (shift !== null) {
      parts.push({ is: 'amount', amount: shift.amount, operator, isShift: true });
      [operator, at, ended] = [null, shift.next, shift.next];
    } else if (digits.test(word) && percentWord.test(words[at + 1] ?? '')) {
      const last = parts.at(-1);
      const isAlso = last?.is === 'percent' && last.way === 'off';
      const way = isAlso
        ? wayAfterOff(words, at, { from: lastRate.end, operator, isTaken: lastRate.by === 'minus' })
        : wayOf(words, at, operator);
      if (way === null) return null;
      parts.push({ is: 'percent', rate: Number(word), way });
      [lastRate, operator, at] = [{ end: at + 2, by: operator }, null, at + 2];
    } else if (digits.test(word)) {
      const { amount, next } = amountAt(words, at, per);
      const beside = [...words.slice(Math.max(0, at - 2), at), ...words.slice(next, next + 2)];
      const isRest = amount.of[0]?.kind === 'time' && beside.some((one) => rested.test(one));
      const isSide = sideWord.test(words[next] ?? '') || sideWord.test(words[at - 1] ?? '');
      parts.push({
        is: 'amount',
        amount,
        operator: isSide && (operator ?? 'and') === 'and' ? 'by' : operator,
        ...(isRest && { isRest }),
        ...(forEach.test(words[at - 1] ?? '') && { isForEach: true }),
      });
      const isToSplit: boolean =
        parts.length === 1 && operator === 'over' && splits.test(words[at - 1] ?? '');
      [operator, per, at, ended] = [isToSplit ? 'over' : null, [], next, next];
    } else if (/\d/.test(word)) {
      return null;
    } else if (ahead !== null) {
      [per, at] = [ahead.per, ahead.next];
    } else {
      // "30 questions, and 7 wrong at 5" is no price.
      const isPrice: boolean =
        operator !== 'over' && (found !== 'at' || at - ended <= (word === 'at' ? 1 : 0));
      operator = isPrice ? (found ?? operator) : operator;
      // "12 months of 39", "96 crates of 18 kilos"
      if (
        /^(?:of|של)$/.test(word) &&
        at === ended &&
        isCounted(parts.at(-1)) &&
        digits.test(words[at + 1] ?? '')
      )
        operator = 'of';
      at += 1;
    }
  }
  return per.length === 0 ? parts : null;
}

function isCounted(part: Part | undefined): boolean {
  const [of] = part?.is === 'amount' ? part.amount.of : [];
  return of !== undefined && (isOfTime(of) || of.kind.startsWith('of '));
}

/** Without what stands for percentages. */
export function amountsOf(parts: readonly Part[]): readonly Amount[] {
  return parts.flatMap((part) => (part.is === 'amount' ? [part.amount] : []));
}

/** A time of day with its minutes. */
export const clock = /^(\d{1,2}):(\d{2})$/;
const time = /^(\d{1,2})(?::(\d{2}))?$/;

/** "From 22:00 to 6:30" */
function shiftAt(words: readonly string[], at: number): { amount: Amount; next: number } | null {
  const from = time.exec(words[at] ?? '');
  const to = time.exec(words[at + 2] ?? '');
  if (from === null || to === null || !/^(?:to|till|until|עד|ל)$/.test(words[at + 1] ?? '')) return null;
  if (from[2] === undefined && to[2] === undefined) return null;
  return { amount: between(from, to), next: at + 3 };
}

/** "Clocked in 7:45, knocked off 16:15" */
function shiftApart(words: readonly string[]): { from: number; to: number; amount: Amount } | null {
  const clocks = [...words.keys()].filter((at) => clock.test(words[at] ?? ''));
  const [from, to] = clocks;
  if (from === undefined || to === undefined || clocks.length > 2 || to - from < 3) return null;
  const [begins, ends] = [clock.exec(words[from] ?? ''), clock.exec(words[to] ?? '')];
  return begins === null || ends === null ? null : { from, to, amount: between(begins, ends) };
}

/** In hours. */
const longestShift = 14;

function between(from: RegExpExecArray, to: RegExpExecArray): Amount {
  const hours = (one: RegExpExecArray) => Number(one[1]) + Number(one[2] ?? 0) / 60;
  const [begins, ends] = [hours(from), hours(to)];
  // "8:30 to 5:15" ends in the afternoon.
  const around = begins <= 12 && ends <= 12 && ends <= begins ? 12 : 24;
  const straight = (ends - begins + around) % around;
  // "From 7 in the evening to 10:45": nobody means the next morning.
  const value = straight > longestShift && ends <= 12 ? (straight + 12) % 24 : straight;
  return amountOf(value, measureAt(['hours'], 0)?.measure ?? null);
}

const off = /^(?:off|takes|discount|cheaper|less|[בה]?הנחה|ניכוי|פחות|לוקח|לוקחת|לוקחים)$/;
const on = /^(?:vat|tax|gst|tip|service|fee|surcharge|top|extra|מע"מ|מעמ|טיפ|שירות|תוספת|עמלה)$/;
/** Of what has it already, the rest is to be found. */
const inside = /^(?:including|includes|incl|inclusive|כולל|כוללת)$/;
const of = /^(?:of|from|on|מ|מתוך|של|על)$/;

function wayOf(words: readonly string[], at: number, operator: Operator | null): 'off' | 'on' | 'of' | null {
  if (operator === 'minus') return 'off';
  if (operator === 'plus') return 'on';
  const next = words[at + 2] ?? '';
  const before = words.slice(Math.max(0, at - 2), at);
  const near = [...before, ...words.slice(at + 2, at + 5)];
  if (before.some((word) => inside.test(word))) return null;
  if (near.some((word) => off.test(word))) return 'off';
  if (near.some((word) => on.test(word))) return 'on';
  return of.test(next) || /^מ[א-ת]{2}/.test(next) ? 'of' : null;
}

const charge = /^(?:vat|tax|gst|tip|service|fee|surcharge|ה?מע"מ|ה?מעמ|ה?טיפ|ה?שירות|ה?עמלה|ה?מס)$/;
const another = /^(?:another|additional|further|extra|עוד|נוספים|נוספת)$/;

/**
 * After a discount: one more, unless what it is for says that it is charged, or it is put on what was a sum of marks.
 * `from`: where the discount ended. Of "20% off plus 10%" it is not known.
 */
function wayAfterOff(
  words: readonly string[],
  at: number,
  { from, operator, isTaken }: { from: number; operator: Operator | null; isTaken: boolean },
): 'off' | 'on' | null {
  const next = words.slice(at + 2, at + 5);
  const end = next.findIndex((word) => digits.test(word));
  const after = end === -1 ? next : next.slice(0, end);
  const before = words.slice(from, at).filter((word) => !off.test(word));
  if (after.some((word) => off.test(word))) return 'off';
  if ([...before, ...after].some((word) => charge.test(word))) return 'on';
  if (operator !== 'plus' || before.some((word) => another.test(word))) return 'off';
  if (isTaken) return 'on';
  return before.includes('ועוד') ? 'off' : null;
}

export const askedWord = /^(?:many|much|what|whats|what's|כמה)$/;
const periods: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
};
/** "Annual salary 54000" */
const periodsAhead: Readonly<Record<string, string>> = {
  ...periods,
  annual: 'year',
  שעתי: 'שעה',
  שעתית: 'שעה',
  יומי: 'יום',
  יומית: 'יום',
  שבועי: 'שבוע',
  שבועית: 'שבוע',
  חודשי: 'חודש',
  חודשית: 'חודש',
  שנתי: 'שנה',
  שנתית: 'שנה',
};
const apiece = /^(?:apiece|each|האחד|האחת|ליחידה|לאחד|לאחת|לאדם|לראש|לסועד|לסועדת)$/;
const perWord = /^(?:per|a|an|each|every|\/|לכל|כל)$/;
const oneOfThem = /^(?:piece|head|pop|person|one|unit|אחד|אחת|יחידה|ראש|אדם)$/;

/** The number at `at`, of what it is, and for each of what. `ahead`: what was said before it, "every hour 40 pages". */
function amountAt(words: readonly string[], at: number, ahead: readonly Measure[]) {
  const value = Number(words[at]);
  const after = words[at + 1] ?? '';
  const named = /^ה(?!קטר)/.test(after) ? null : measureAt(words, at + 1);
  const isNextPart =
    perAt(words, at + 1) !== null ||
    perAhead(words, at + 1) !== null ||
    /^ו(?!רד)/.test(after) ||
    operators.some(([, known]) => known.test(after)) ||
    [rested, sideWord, off, on].some((known) => known.test(after));
  const noun = named === null && !isNextPart && !isForIt(words, at) ? nounOf(after) : null;
  let next = at + 1 + (named?.length ?? (noun === null ? 0 : 1));
  const per = [...ahead];
  // "6 קוב מים לדונם": what it is of counts nothing.
  if (
    perAt(words, next) === null &&
    named !== null &&
    nounOf(words[next] ?? '') !== null &&
    perAt(words, next + 1) !== null
  )
    next += 1;
  for (let found = perAt(words, next); found !== null; found = perAt(words, next)) {
    // "38400 yearly, monthly gives?" asks for another period.
    if (per.length > ahead.length && per.at(-1)?.kind === found.measure.kind) break;
    // "3 cakes, each 12 slices"
    if (eachAhead(words, next) !== null) break;
    per.push(found.measure);
    next = found.next;
  }
  return { amount: { ...amountOf(value, named?.measure ?? noun), per }, next };
}

/** "Plus 60 למזוודות": what is paid for, unless it is what is counted. */
function isForIt(words: readonly string[], at: number): boolean {
  const word = words[at + 1] ?? '';
  const isPlus = operators[0]?.[1].test(words[at - 1] ?? '') === true;
  return (
    isPlus &&
    /^ל[א-ת]{3}/.test(word) &&
    words.filter((one) => nounOf(one)?.kind === nounOf(word)?.kind).length < 2
  );
}

const ofEach = /^(?:has|have|is|are|with|holds?|costs?|weighs?|of|יש|עם|של|עולה|עולים|שוקל|שוקלת|היא|הוא)$/;

/** "Each 12 slices", "each has 24 cans", "כל אחת 12 פרוסות" */
function eachAhead(words: readonly string[], at: number): { per: readonly Measure[]; next: number } | null {
  const isHebrew = words[at] === 'כל' && /^(?:אחד|אחת)$/.test(words[at + 1] ?? '');
  if (words[at] !== 'each' && !isHebrew) return null;
  const next = at + (isHebrew ? 2 : 1);
  const isNumber = (index: number) => digits.test(words[index] ?? '');
  const end = isNumber(next) || (ofEach.test(words[next] ?? '') && isNumber(next + 1)) ? next : null;
  return end === null || percentWord.test(words[end + 1] ?? '') ? null : { per: [each], next: end };
}

/** "An hour", "per dunam", "apiece", "לשעה", "לכל ילד" */
export function perAt(words: readonly string[], at: number): { measure: Measure; next: number } | null {
  const word = words[at] ?? '';
  if (perWord.test(word)) {
    if (oneOfThem.test(words[at + 1] ?? '')) return { measure: each, next: at + 2 };
    const named = measureAt(words, at + 1);
    if (named !== null) return { measure: named.measure, next: at + 1 + named.length };
    const noun = nounOf(words[at + 1] ?? '');
    if (noun !== null) return { measure: noun, next: at + 2 };
  }
  const period = measureAt([periods[word] ?? ''], 0);
  if (period !== null) return { measure: period.measure, next: at + 1 };
  if (apiece.test(word)) return { measure: each, next: at + 1 };
  const glued = /^[לב](?=[א-ת]{2})/.test(word) ? [word.slice(1), ...words.slice(at + 1)] : [];
  const named = measureAt(glued, 0);
  if (word.startsWith('ב') && !isOfTime(named?.measure)) return null;
  if (named !== null) return { measure: named.measure, next: at + named.length };
  const noun = nounOf(glued[0] ?? '');
  return noun === null || !isAfterNumber(words, noun) ? null : { measure: noun, next: at + 1 };
}

/** What is glued to a word says for each of what only where that is counted. */
function isAfterNumber(words: readonly string[], noun: Measure): boolean {
  return words.some((word, at) => digits.test(words[at - 1] ?? '') && nounOf(word)?.kind === noun.kind);
}

/** "Every hour", "במטר נכנסים", before the number that it is for. */
function perAhead(words: readonly string[], at: number): { per: readonly Measure[]; next: number } | null {
  const ofEachOne = eachAhead(words, at);
  if (ofEachOne !== null) return ofEachOne;
  const isNear = words.slice(at + 1, at + 5).some((word) => digits.test(word));
  if (!isNear) return null;
  // In "what's rice per kilo if 5 kilos are 8.50" it is asked for.
  const isAsked = words.slice(Math.max(0, at - 4), at).some((word) => askedWord.test(word));
  if (isAsked) return null;
  const period = measureAt([periodsAhead[(words[at] ?? '').replace(/^ה/, '')] ?? ''], 0);
  if (period !== null) return { per: [period.measure], next: at + 1 };
  if (/^(?:per|every|לכל|כל)$/.test(words[at] ?? '')) {
    const named = measureAt(words, at + 1);
    return named === null ? null : { per: [named.measure], next: at + 1 + named.length };
  }
  const glued = /^ו?ב(?=[א-ת]{2})/.test(words[at] ?? '') ? [words[at]?.replace(/^ו?ב/, '') ?? ''] : [];
  const named = measureAt(glued, 0);
  return named === null || isOfTime(named.measure) ? null : { per: [named.measure], next: at + 1 };
}

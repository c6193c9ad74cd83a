/** Sums and units as people say them: "15% tip on 84", "split 240 by three", "double 135 less 20", "שליש מ-90". */
import { readSum, type Sum } from '../../language/questions/sums.ts';
import { beforeRate } from './before-rates.ts';
import { fillings } from './fillings.ts';
import { inDigits } from './in-digits.ts';
import { over, partOfSomething } from './parts-of.ts';
import { numbersIn, shown, withRate } from './rates.ts';
import { toldSum } from './story.ts';
import { area, conversion, isUnit, type Worked } from './units.ts';

const longest = 160;

/** Null for what is not wholly understood: no number of the text is left out. */
export function workOut(text: string): Worked | null {
  if (text.length > longest) return null;
  const money = withPercent(withThousands(inDigits(text)));
  if (currencies.filter((currency) => currency.test(money)).length > 1) return null;
  const said = withEach(
    withSelf(
      withHalves(
        money
          .replaceAll(/[$€£₪]/g, ' ')
          .replaceAll(/ [-−] (?=\d{1,3}(?:\.\d{1,3})? ?%)/g, ' minus ')
          .replaceAll(/ {1,3}/g, ' ')
          .trim(),
      ),
    ),
  );
  const measured = conversion(said) ?? area(said);
  if (measured !== null) return measured;
  if (!/\d/.test(said)) return null;
  const filled = fillings(said);
  if (filled !== null) return filled === 'unsure' ? null : filled;
  const before = beforeRate(said);
  if (before === 'unsure' || percentLeft.test(said)) return null;
  // "What percentage of 80 is 20" is neither a story nor a sum in signs.
  const asksPercent = percentAsked.test(said);
  const worked =
    plainly(ofList(said) ?? before ?? withRate(said)) ??
    partOfSomething(bare(said)) ??
    (asksPercent || isTrade.test(said) ? null : toldSum(said)) ??
    plainly(inWay(said) ?? inSteps(said));
  if (worked !== null && Number.isFinite(worked.result)) return worked;
  if (asksPercent) return null;
  const sum = bare(said);
  // Digits alone may be a date or a score.
  const isSaid = sum !== text.trim().toLowerCase() || spokenMark.test(said);
  const plain = readSum(isSaid ? `what is ${sum}` : said);
  return plain === null ? null : { ...plain, unit: null };
}

/** What is sold is not put on top of what was bought. */
const isTrade =
  /\b(?:buy|bought|purchased?)\b.{0,80}\b(?:sell|sold|selling)\b|(?<![א-ת])(?:קניתי|קונה).{0,80}(?<![א-ת])(?:מכרתי|מוכר|מוכרת)(?![א-ת])/;

function plainly(sum: Sum | null): Worked | null {
  return sum === null ? null : { ...sum, unit: null };
}

/** "420k" */
function withThousands(said: string): string {
  return said.replace(/(?<![\d.,])(\d{1,6}(?:\.\d{1,3})?)k\b/gi, (_all, count: string) =>
    String(Math.round(Number(count) * 1_000)),
  );
}

/** What one is worth in another, the world decides. */
const currencies: readonly RegExp[] = [
  /\$|\bdollars?\b|\bbucks\b|\busd\b|דולר/,
  /€|\beuros?\b|\beur\b|(?<![א-ת])ב?(?:יורו|אירו)(?![א-ת])/,
  /£|\bpounds? sterling\b|\bquid\b|\bgbp\b|שטרלינג/,
  /₪|\bshekels?\b|\bnis\b|\bils\b|(?<![א-ת])[בל]?(?:שקל|שקלים|ש"ח)(?![א-ת])/,
  /\brupees?\b|\byen\b|\bfrancs?\b/,
];

const partsOfOne: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, חצי: 0.5, רבע: 0.25 };

const countedHalf = new RegExp(
  String.raw`(?<![\d.])(\d{1,9}) ([a-zא-ת]{1,14}) (?:and a (half|quarter)|ו(חצי|רבע))(?![a-zא-ת])`,
  'gu',
);

/** "9 hours and a half" are 9.5 hours. */
function withHalves(said: string): string {
  return said.replaceAll(
    countedHalf,
    (_all, count: string, noun: string, part: string | undefined, hebrew: string | undefined) =>
      `${Number(count) + (partsOfOne[part ?? hebrew ?? ''] ?? 0)} ${noun}`,
  );
}

/** "Me and 2 friends" are 3. */
function withSelf(said: string): string {
  const others =
    /(?:\b(?:me|i|myself) and|(?<![א-ת])(?:אני ו|ביני ובין|ביני לבין|ביני ל)) ?-?(?:my )?(\d{1,2}) (?=friends|others|people|mates|חברים|חברות|אנשים|אחרים)/;
  return said.replace(others, (_all, count: string) => `${Number(count) + 1} `);
}

/** A mark out of a hundred is a percentage, and so is "30 off, like percent". */
function withPercent(said: string): string {
  return said
    .replace(
      /((?:(?<![א-ת])ציון|\bgrade|\bmark|\bscore)[^\d]{0,12})(?:ב|מתוך|out of|of) ?-?100(?![\d.])/,
      '$1 אחוז',
    )
    .replace(/(\d (?:מתוך|out of) ?-?\d{1,9}[^\d]{1,20})(?:ב|out of) ?-?100(?![\d.])/, '$1אחוז')
    .replace(/(\d{1,3}) off,? (?:like )?(?:percent|%)/, '$1% off');
}

/** "Each one" and "כל אחד" count nothing, and "how much is one" asks what each of them is. */
function withEach(said: string): string {
  return said
    .replace(/(how much (?:is|for|does|would) )(?:just )?1\??$/, '$1each')
    .replace(/(כמה (?:עולה|יוצא|יוצאת|זה|יעלה|תעלה)) (?:[א-ת]{2,14} )?1\??$/, '$1 לאחד')
    .replaceAll(/(\beach|\bevery|(?<![א-ת])ל?כל) 1(?![\d.])/g, (_all, each: string) =>
      each.endsWith('כל') ? `${each} אחד` : each,
    );
}

type Value = (name: string) => number;
type Way = {
  readonly pattern: RegExp;
  readonly work: (of: Value) => { readonly sum: string; readonly result: number } | null;
};

const n = String.raw`\d{1,12}(?:\.\d{1,6})?`;
const number = new RegExp(n, 'u');
const percent = String.raw`(?:percentage|percent|per cent|%|אחוזים|אחוז)`;
const people = String.raw`(?:people|persons|ppl|of us|friends|ways|guests|flats|flatmates|roommates|lads|kids|colleagues|אנשים|ילדים|ילדות|חברים|חברות|סועדים|שותפים|שותפות|משתתפים|חלקים|תשלומים|איש|אנחנו)`;
const persons = String.raw`(?:${people}|adults|men|women|girls|boys|teachers|students|מבוגרים|גברים|נשים|בנים|בנות|מורים|תלמידים)`;
const cakes = String.raw`(?:pizzas?|cakes?|pies?|loaf|loaves|quiches?|tarts?|melons?|watermelons?|apples?|oranges?|sandwiches|פיצות|עוגות|פשטידות|כיכרות|לחמים|אבטיחים|מלונים|תפוחים)`;
const cut = String.raw`(?:(?:cut|sliced) (?:in|into)|(?:חתוכות|חתוכים|פרוסות|פרוסים|שחותכים) ל)`;
const slices = String.raw`(?:slices|pieces|wedges|פרוסות|משולשים|חתיכות)`;
const way = (pattern: string, work: Way['work']): Way => ({ pattern: new RegExp(pattern, 'u'), work });
const percentOf = String.raw`(?:what|which|how many|how much|כמה|איזה|מה) (?:\S{1,4} )?${percent}`;
const percentAsked = new RegExp(percentOf, 'u');
const percentLeft = new RegExp(
  String.raw`${percentOf}(?:[^\d]{0,30}(?:left|remain|נשאר|נותר)|[^?]{0,40} than |(?: זה| הוא)? (?:יותר|פחות))`,
  'u',
);
/** The first that fits. `[^\d]{0,N}` keeps each of them linear. */
const ways: readonly Way[] = [
  // Shares of a hundred. What went down is told as how much it is less.
  way(
    String.raw`(?:down|dropped|fell|ירד|ירדה|ירדו) (?:from|מ) ?-?(?<before>${n})(?: ?${percent})? (?:to|ל) ?-?(?<after>${n})[^\d]{0,40}${percent}`,
    (of) => changeOf(of('before'), of('after')),
  ),
  way(
    String.raw`(?:from|מ) ?-?(?<before>${n})(?: ?${percent})? (?:to|ל) ?-?(?<after>${n})[^\d]{0,40}${percent}`,
    (of) => growth(of('before'), of('after')),
  ),
  way(
    String.raw`(?:was|were|used to be|היה|הייתה|היו|עלה|עלתה) ?-?(?<before>${n})[^\d]{1,30}(?:now|went|jumped|dropped|עכשיו|קפץ|ירד|עלה)[^\d]{0,16}(?<after>${n})[^\d]{0,40}${percent}`,
    (of) => changeOf(of('before'), of('after')),
  ),
  way(String.raw`${percent}[^\d]{0,40}(?:from|מ) ?-?(?<before>${n}) (?:to|ל) ?-?(?<after>${n})`, (of) =>
    growth(of('before'), of('after')),
  ),
  way(
    String.raw`${percent} (?:of|out of|מתוך|מ) ?-?(?<whole>${n}) (?:is|are|makes|זה|הם|הוא|היא) (?<part>${n})`,
    (of) => share(of('part'), of('whole')),
  ),
  way(String.raw`${percentOf}(?! of| מ)[^\d]{0,16}(?<part>${n})[^\d]{1,16}(?<whole>${n})`, (of) =>
    share(of('part'), of('whole')),
  ),
  way(String.raw`(?<part>${n})[^\d]{0,30}${percentOf} (?:of|out of|from|מתוך|של|מ) ?-?(?<whole>${n})`, (of) =>
    share(of('part'), of('whole')),
  ),
  way(String.raw`(?<part>${n}) as an? ${percent} of (?<whole>${n})`, (of) => share(of('part'), of('whole'))),
  way(
    String.raw`(?<part>${n}) (?:of|מ) ?-?(?<whole>${n})[^\d]{0,30}(?:${percentOf}|באחוזים|in ${percent})`,
    (of) => share(of('part'), of('whole')),
  ),
  way(String.raw`${percent}[^\d]{0,12}(?<part>${n})[^\d]{0,12}(?:out of|מתוך) ?-?(?<whole>${n})`, (of) =>
    share(of('part'), of('whole')),
  ),
  way(
    String.raw`(?<part>${n})[^\d]{0,12}(?:out of|מתוך) ?-?(?<whole>${n})[^\d]{0,40}(?:${percent}|\bgrade|\bscore|\bmark\b|(?<![א-ת])ה?ציון)`,
    (of) => share(of('part'), of('whole')),
  ),
  // Shared by several.
  way(
    String.raw`(?<count>\d{1,3}) ${people}[^\d]{1,12}(?:shar|split|owe|divid|pay|מתחלק|חולק|חייב|על |של )[^\d]{0,12}(?<total>${n})`,
    (of) => quotient(of('total'), of('count')),
  ),
  way(
    String.raw`(?:split|divide|share|ת?חלק את|ת?חלקי את|תחלק|תחלקי|לחלק|מחלקים|נחלק|נתחלק)[^\d]{0,24}(?<total>${n})[^\d]{1,24}(?<count>${n})`,
    (of) => quotient(of('total'), of('count')),
  ),
  way(
    String.raw`(?<total>${n})[^\d]{0,16}(?:shared|split|divided|מתחלק|מתחלקת|מתחלקים|מחולק|מחולקים)[^\d]{0,24}(?:between|among|by|בין|ל) ?-?(?<count>${n})`,
    (of) => quotient(of('total'), of('count')),
  ),
  way(
    String.raw`(?<total>${n}) (?:in|into|over) (?<count>\d{1,3}) (?:equal |monthly )?(?:payments|instalments|installments|portions)`,
    (of) => quotient(of('total'), of('count')),
  ),
  // "4 adults and 2 kids" share nothing.
  way(String.raw`(?<total>${n})(?! ${persons})[^\d]{1,24}(?<count>\d{1,3}) ${people}`, (of) =>
    quotient(of('total'), of('count')),
  ),
  way(
    String.raw`(?<count>\d{1,3}) ${people}[^\d]{1,30}(?<total>${n})[^\d]{0,16}(?:,|how much|what|כמה)[^\d]{0,16}(?:per head|per person|each|a head|כל אחד|לראש|לאדם)`,
    (of) => quotient(of('total'), of('count')),
  ),
  way(
    String.raw`(?<total>${n})[^\d]{1,30}(?:we are|we're|there are|there's|אנחנו|היינו) (?<count>\d{1,3})`,
    (of) => quotient(of('total'), of('count')),
  ),
  // What one of them costs.
  way(
    String.raw`כמה (?:יוצא|עולה|זה) [א-ת]{2,12} אם (?<count>${n}) [א-ת]{2,16} (?:עלו|עולים|עולות) ?-?(?<total>${n})`,
    (of) => quotient(of('total'), of('count')),
  ),
  // A recipe for so many, made for others.
  way(
    String.raw`(?:\brecipe|\bserves|\bfeeds|(?<![א-ת])ה?מתכון|(?<![א-ת])מספיק)[^\d]{0,24}(?<few>${n})[^\d]{1,40}(?:for|feed|ל|צריכה?) ?-?(?<many>${n})[^\d]{1,24}(?<amount>${n}) ?(?:g|gr|grams?|kilos?|kg|ml|litres?|cups?|eggs?|גרם|קילו|מל|כוסות|ביצים)[^\d]{0,30}$`,
    (of) => scaled(of('amount'), of('few'), of('many')),
  ),
  way(
    String.raw`(?:\brecipe|\bserves|\bfeeds|(?<![א-ת])ה?מתכון|(?<![א-ת])מספיק)[^\d]{0,24}(?<few>${n})[^\d]{1,30}(?<amount>${n}) ?(?:g|gr|grams?|kilos?|kg|ml|litres?|cups?|eggs?|גרם|קילו|מל|כוסות|ביצים)[^\d]{1,40}(?:for|feed|ל) ?-?(?<many>${n})[^\d]{0,16}$`,
    (of) => scaled(of('amount'), of('few'), of('many')),
  ),
  // Lengths of a pool, tiles of a floor.
  way(
    String.raw`(?:how many|כמה) [^\d]{1,16} (?:of|של) (?:an? )?(?<one>${n}) ?(?<unit>[a-zא-ת]{1,4})[^\d]{0,40} (?<all>${n}) ?\k<unit>`,
    (of) => quotient(of('all'), of('one')),
  ),
  // Slices of all of them.
  way(
    String.raw`(?<count>${n}) ${cakes} (?:are |each |all )?${cut} ?-?(?<each>${n})[^\d]{0,24}(?:how many|כמה) ${slices}(?! each| לכל)`,
    (of) => product(of('count'), of('each')),
  ),
  way(
    String.raw`\b(?:an?|each|every) ${cakes} (?:is )?${cut} (?<each>${n})[^\d]{1,24}(?<count>${n}) ${cakes}[^\d]{0,12}how many ${slices}(?! each)`,
    (of) => product(of('count'), of('each')),
  ),
  // What is left of a note.
  way(
    String.raw`(?<less>${n})[^\d]{1,30}(?:gives?|gave|given|hands?|handed|paid|pays|נתן|נתנה|נותן|נותנת|שילם|שילמה)[^\d]{0,16}(?<total>${n})[^\d]{0,24}(?:change|back|עודף|להחזיר)`,
    (of) => difference(of('total'), of('less')),
  ),
  way(
    String.raw`(?:multiply|[תה]?כפ[יו]?לי?(?: את)?) (?<count>${n}) (?:by|with|and|ב|פי) ?-?(?<rate>${n})`,
    (of) => product(of('count'), of('rate')),
  ),
  // What was gained or lost.
  way(
    String.raw`(?:bought|paid|קניתי|שילמתי)[^\d]{0,30}(?<before>${n})[^\d]{1,30}(?:sold|sell|מכרתי|אמכור)[^\d]{0,30}(?<after>${n})[^\d]{0,40}${percent}`,
    (of) => changeOf(of('before'), of('after')),
  ),
  way(
    String.raw`(?:bought|paid|קניתי|שילמתי)[^\d]{0,30}(?<before>${n})[^\d]{1,30}(?:sold|sell|מכרתי|אמכור)[^\d]{0,30}(?<after>${n})[^\d]{0,40}(?:lose|lost|profit|make|made|margin|gain|earn|הפסדתי|הרווחתי|רווח)`,
    (of) => difference(Math.max(of('before'), of('after')), Math.min(of('before'), of('after'))),
  ),
  way(
    String.raw`(?:buy|bought|purchase|purchased|קונה|קניתי)[^\d]{0,20}(?<count>${n})[^\d]{1,16}(?:at|for|ב) ?-?(?<before>${n})[^\d]{1,30}(?:sell|sold|selling|מוכר|מוכרת|מכרתי)[^\d]{0,16}(?<after>${n})[^\d]{0,40}(?:profit|make|gain|earn|מרוויח|מרוויחה|הרווחתי|ארוויח|רווח)`,
    (of) => product(of('count'), of('after') - of('before')),
  ),
  // Who shares is told before the bill.
  way(
    String.raw`(?:we were|we are|we're|there were|there are|היינו|אנחנו|יצאנו) (?<count>\d{1,2}(?![\d.]))[^\d]{0,20}(?:bill|check|tab|total|dinner|lunch|meal|it|חשבון|ארוחה|סה"כ)[^\d]{0,16}(?<total>${n})[^\d]{0,24}(?:\beach\b|per person|a head|apiece|כל (?:1|אח[דת])|לאדם|לכל)`,
    (of) => quotient(of('total'), of('count')),
  ),
  // What is between two, and how often one goes into the other.
  way(
    String.raw`(?:difference between|הפרש בין|הבדל בין) ?-?(?<a>${n})[^\d]{0,12}(?:and|ל|לבין|ו) ?-?(?<b>${n})`,
    (of) => difference(Math.max(of('a'), of('b')), Math.min(of('a'), of('b'))),
  ),
  way(
    String.raw`(?:take|subtract|deduct|what is|what's|תוריד|תורידי|הורד|להוריד|להחסיר|תחסיר|החסר) ?-?(?:away )?(?<less>${n}) (?:away )?(?:from|מ) ?-?(?<total>${n})`,
    (of) => difference(of('total'), of('less')),
  ),
  way(
    String.raw`(?:how many times|כמה פעמים)[^\d]{0,16}(?<each>${n}) (?:can |will )?(?:go into|goes into|go in|fits? into|fits? in|נכנס ב|נכנסים ב|ב) ?-?(?<total>${n})`,
    (of) => quotient(of('total'), of('each')),
  ),
  // Parts and powers.
  way(String.raw`(?<!\p{L})פי (?<count>${n}) ?(?:מ|של) ?-?(?<whole>${n})`, (of) =>
    product(of('count'), of('whole')),
  ),
  way(String.raw`(?:square root|root|שורש)[^\d]{0,8}(?<whole>${n})`, (of) => ({
    sum: `√${shown(of('whole'))}`,
    result: Math.sqrt(of('whole')),
  })),
];

const timesNamed: readonly RegExp[] = [
  /\bmin(?:ute)?s?\b|(?<![א-ת])[בלה]?(?:דקה|דקות)(?![א-ת])/,
  /\bhours?\b|(?<![א-ת])[בלה]?(?:שעה|שעות)(?![א-ת])/,
  /\b(?:days?|nights?)\b|(?<![א-ת])[בל]?(?:יום|ימים|לילה|לילות)(?![א-ת])/,
  /\bweeks?\b|(?<![א-ת])[בלה]?(?:שבוע|שבועות)(?![א-ת])/,
  /\b(?:months?|monthly)\b|(?<![א-ת])[בלה]?(?:חודש|חודשים)(?![א-ת])/,
  /\b(?:years?|yearly)\b|(?<![א-ת])[בלה]?(?:שנה|שנים)(?![א-ת])/,
];

function inWay(said: string): Sum | null {
  const numbers = numbersIn(said);
  const spans = timesNamed.filter((named) => named.test(said)).length;
  // "45 minutes at 60 an hour"
  if (spans > 1) return null;
  for (const { pattern, work } of ways) {
    const groups = pattern.exec(said)?.groups;
    if (groups === undefined) continue;
    // A number that plays no part says that the rest was misread.
    const used = Object.values(groups)
      .filter((one) => /^\d/.test(one))
      .toSorted()
      .join(' ');
    if (used !== numbers.toSorted().join(' ')) continue;
    const worked = work((name) => numberOf(groups[name]));
    if (worked !== null && Number.isFinite(worked.result)) return worked;
  }
  return null;
}

function scaled(amount: number, few: number, many: number) {
  return few === 0
    ? null
    : { sum: `${shown(amount)} ÷ ${shown(few)} × ${shown(many)}`, result: (amount / few) * many };
}

function quotient(total: number, count: number) {
  return { sum: `${shown(total)} ÷ ${shown(count)}`, result: total / count };
}

function product(count: number, rate: number) {
  return { sum: `${shown(count)} × ${shown(rate)}`, result: count * rate };
}

function difference(total: number, less: number) {
  return { sum: `${shown(total)} − ${shown(less)}`, result: total - less };
}

function share(part: number, whole: number) {
  return { sum: `${shown(part)} ÷ ${shown(whole)} × 100`, result: (part / whole) * 100 };
}

function growth(before: number, after: number) {
  return {
    sum: `(${shown(after)} − ${shown(before)}) ÷ ${shown(before)} × 100`,
    result: ((after - before) / before) * 100,
  };
}

/** As much as it is, gained or lost. */
function changeOf(before: number, after: number) {
  const [most, least] = [Math.max(before, after), Math.min(before, after)];
  return {
    sum: `(${shown(most)} − ${shown(least)}) ÷ ${shown(before)} × 100`,
    result: ((most - least) / before) * 100,
  };
}

const average = /\b(?:av[ae]rage|mean)\b|(?<![א-ת])[הב]?ממוצע(?![א-ת])/;
const addedUp =
  /\b(?:add up|add together|sum of|total of|sum up)\b|(?<![א-ת])(?:סכם|תסכם|תסכמי|סכום של|הסכום של|תחבר|תחברי)(?![א-ת])/;
const remaining =
  /\b(?:left|remain|remains|remaining)\b|(?:how much|what|the|^) ?change from|how much change|\bg[oe]t(?:ten)? back|(?<![א-ת])(?:נשאר|יישאר|ישאר|נותר|עודף)(?![א-ת])/;
/** Hours and days that are left, are of the calendar. */
const ofCalendar =
  /\b(?:days?|weeks?|am|pm|o'clock|until|till|before|today|tomorrow|meetings?|each|per|percent)\b|[:/%]|(?<![א-ת])(?:ימים|שבועות|שעות|היום|מחר|עד|לפני|פגישות|אחוז|אחוזים|כל|לכל)(?![א-ת])/;

const afterMoney =
  /^(?:$|,|\?| (?:cash|this|in|and|after|from|if|minus|less|when|i|we|is|was|on|for|how|what|dollars?|euros?|shekels?|pounds|bucks|nis|אחרי|אם|כמה|שקל|שקלים|ש"ח|דולר|יורו|אירו|על|ל|ו[א-ת]{0,12})(?![a-zא-ת]))/;

/** In "100 after 3 coffees at 4" the 3 are no money. */
function isMoneyOnly(said: string): boolean {
  return said
    .split(number)
    .slice(1)
    .every((rest) => afterMoney.test(rest) && !/\bat $/.test(rest));
}

const together = /\b(?:altogether|all together|in total)\b|(?<![א-ת])(?:ביחד|יחד|סה"כ|סך הכל)(?![א-ת])/;
/** What is said for each of something is no number of a list. */
const ofParts =
  /\b(?:at|each|per|times|plus|minus|less|percent|by|half|third|quarter|an? (?:hour|day|week|month|head|kilo))\b|[%@×*]|\bof \d|(?<![א-ת])של \d|(?<![א-ת])(?:כל|לכל|כפול|פחות|אחוז|אחוזים|לפי|ב \d|ל(?:שעה|יום|שבוע|חודש|קילו|ליטר|מטר))(?![א-ת])/;
/** "28 kids and 4 teachers, how many in total"; hours and minutes are no such kinds. */
const areTwoKinds =
  /^(?:there are |we are |we have |i have |יש |יש לנו |יש לי |היו )?\d{1,6} (?!hours?|minutes?|mins?|days?|weeks?|months?|years?|metres?|meters?|feet|foot|kilos?|pounds?|stone|litres?|pints?|km|kg|cm|שעות|דקות|ימים|שבועות|חודשים|שנים|מטר|קילו|ליטר)[a-zא-ת]{2,16} (?:and|ו) ?-?\d{1,6} [a-zא-ת]{2,16},? (?:how many|כמה) [^\d]{0,20}$/;
const corrected = /\b(?:no|not|sorry|i mean|rather)\b|(?<![א-ת])(?:לא|סליחה|בעצם|כלומר)(?![א-ת])/;
const butSome = /\b(?:but|only|except|paid|paying|owes?)\b|(?<![א-ת])(?:אבל|רק|חוץ|משלם|שילם)(?![א-ת])/;
const sharers =
  /(?<![\d.])(\d{1,2}) (?:of us|people|friends|flatmates|roommates|housemates|שותפים|שותפות|חברים|חברות|אנשים)/;
const shares =
  /\b(?:split|splitting|evenly|each|share|sharing)\b|(?<![א-ת])(?:כל אחד|כל אחת|שווה בשווה|מתחלקים|מחלקים)(?![א-ת])/;

/** In "8 slices each" each has so many. */
const hasEach =
  /\d (?!of|people|friends|flatmates|roommates|housemates|kids|guests)[a-z]{2,16} each\b|\d (?!שותפים|שותפות|חברים|חברות|אנשים|ילדים)[א-ת]{2,16} (?:כל אחד|כל אחת)(?![א-ת])/;

/** "1450, 86 and 35, and 3 of us split it evenly" */
function sharedBy(said: string, all: readonly number[]): Sum | null {
  const count = Number(sharers.exec(said)?.[1]);
  const rest = all.toSpliced(all.indexOf(count), 1);
  if (
    !(count > 1) ||
    rest.length < 2 ||
    !shares.test(said) ||
    butSome.test(said) ||
    hasEach.test(said) ||
    ofParts.test(said.replace(/\beach\b|כל אח[דת]/g, ''))
  )
    return null;
  const total = rest.reduce((sum, one) => sum + one, 0);
  return { sum: `(${rest.map(shown).join(' + ')}) ÷ ${count}`, result: total / count };
}

/** An average, a total, or what is left of the greatest after the others. */
function ofList(said: string): Sum | null {
  const all = numbersIn(said).map(Number);
  // "86, 92 and 74 on my 3 tests"
  const isCounted = average.test(said) && all.length > 2 && all.at(-1) === all.length - 1;
  const numbers = isCounted ? all.slice(0, -1) : all;
  if (numbers.length < 2) return null;
  const total = numbers.reduce((sum, one) => sum + one, 0);
  const between = said.split(number).slice(1, numbers.length);
  const isList = between.every((words) => /^,? ?(?:and|plus|\+|ועוד|ו)? ?-?$/.test(words));
  const isAverage = average.test(said);
  if (isList && isAverage !== addedUp.test(said)) {
    const sum = numbers.map(shown).join(' + ');
    return isAverage
      ? { sum: `(${sum}) ÷ ${numbers.length}`, result: total / numbers.length }
      : { sum, result: total };
  }
  const share = sharedBy(said, all);
  if (share !== null) return share;
  if (
    together.test(said) &&
    (numbers.length > 2 || areTwoKinds.test(said)) &&
    !ofParts.test(said) &&
    !corrected.test(said)
  )
    return { sum: numbers.map(shown).join(' + '), result: total };
  const most = Math.max(...numbers);
  const isCertain = total - most < most && numbers.length <= 5 && !ofCalendar.test(said);
  const isPart = /\b(?:half|third|quarter)\b|(?<![א-ת])(?:חצי|שליש|רבע)(?![א-ת])/.test(said);
  if (!remaining.test(said) || isPart || !isCertain || !isMoneyOnly(said)) return null;
  const less = numbers.toSpliced(numbers.indexOf(most), 1);
  return { sum: [most, ...less].map(shown).join(' − '), result: most - (total - most) };
}

function numberOf(digits: string | undefined): number {
  return Number(digits ?? Number.NaN);
}

const step = (said: string, mark: string): readonly [said: RegExp, mark: string] => [
  new RegExp(said, 'gu'),
  mark,
];
const next = String.raw`(?=[\d(])`;
const joining = String.raw`(?:,? (?:and then|and|then))?`;

/** Words of a sum in its marks, in the order in which they are looked for. */
const steps: readonly (readonly [said: RegExp, mark: string])[] = [
  step(String.raw`\b(?:double|twice) (?:of )?(${n})`, '(2 * $1)'),
  step(String.raw`\btriple (?:of )?(${n})`, '(3 * $1)'),
  step(String.raw`(${n}) ?(?:squared|בריבוע)`, '($1 ^ 2)'),
  step(String.raw`\bsquare of (${n})`, '($1 ^ 2)'),
  step(String.raw`(${n}) ?(?:cubed|בשלישית)`, '($1 ^ 3)'),
  step(String.raw`(?:square root|שורש) (?:of |של )?(${n})`, '($1 ^ 0.5)'),
  step(
    String.raw`(?<![\d.])(${n}) (?:[a-zא-ת]{1,16} (?:of [a-z]{1,16} |[א-ת]{2,16} )?)?(?:at|ב) -?(${n})(?: (?:each|apiece|a head|per person|כל אחד|כל אחת))?`,
    '($1 * $2)',
  ),
  step(String.raw`(?<![\d.])(\d{1,12}) (?:[a-z]{1,16}) (${n}) (?:each|apiece)`, '($1 * $2)'),
  step(String.raw`(\)),? (?:and|ו) ?-?(?=\()`, '$1 + '),
  step(String.raw`(\)),? (?:and (?:a |an )?[a-z]{1,16} (?:at|for)|ו[א-ת]{2,16} ב) -?(?=\d)`, '$1 + '),
  step(`${joining} (?:minus|less|take away|take off|subtract|פחות|מינוס|תוריד|להוריד) ${next}`, ' - '),
  step(`${joining} (?:plus|add|ועוד|פלוס) ${next}`, ' + '),
  step(` (?:times|multiplied by|כפול) ${next}`, ' * '),
  step(` (?:divided by|over|חלקי|לחלק ב|לחלק ל|מחולק ב) ${next}`, ' / '),
];
const fractionNames =
  'half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?|חצי|שליש|שלישים|רבע|רבעים|רבעי|חמישית|חמישיות|שמינית|שמיניות|עשירית';
const fractionOf = new RegExp(
  String.raw`(?:(?<![\d.])([1-9]) |\ba )?(?<![a-zא-ת])(${fractionNames}) (of |off (?:of )?|מ ?-?|מתוך |הנחה (?:על|מ) ?-?|של )?(?:a )?(${n})`,
  'gu',
);
const writtenFraction = new RegExp(
  String.raw`(?<![\d/.])([1-9]\d?)/([1-9]\d?) (?:of|מ|מתוך|של) ?-?(?=\d)`,
  'gu',
);
/** "Plus 35 delivery" */
const nounAfter = new RegExp(String.raw`(?<=[+*/-] ${n}) ([a-zא-ת]{2,16})(?= [+*/-]|$)`, 'gu');
const asideOf =
  /\b(?:altogether|together|in total|total|all in|what's that|whats that|is that|that|come to|comes to|so|take|knock|for me)\b|(?<![א-ת])(?:ביחד|יחד|סך הכל|סך הכול|בסך הכל|סה"כ|עולה|עולים|נשאר|אשלם|המחיר)(?![א-ת])/g;

/** "Double 135 and take away 20", "3 at 4.50 and 2 at 7" */
function inSteps(said: string): Sum | null {
  let marks = ` ${withFractions(said)} `;
  for (const [words, mark] of steps) marks = marks.replaceAll(words, mark);
  marks = bare(marks.replaceAll(asideOf, ' ').replaceAll(/\ban? (?=[\d(])/g, ''))
    .replace(/^, ?/, '')
    .replace(/ ?,$/, '');
  marks = marks.replaceAll(nounAfter, (all, noun: string) => (isUnit(noun) || notNouns.has(noun) ? all : ''));
  if (!/^[\d\s.()+*/^-]{3,160}$/.test(marks) || marks === bare(said)) return null;
  // "3 at 5" is an hour, and so are meetings at 4.
  if (inCalendar.test(said) || areMet.test(said)) return null;
  if (/^\(\d{1,2} \* \d{1,2}\)$/.test(marks) && !multiplies.test(said)) return null;
  const worked = readSum(`what is ${marks}`);
  return worked === null ? null : { ...worked, sum: signs(worked.sum) };
}

const inCalendar =
  /\b(?:meetings?|appointments?|calls?|flights?|trains?|bus|am|pm|o'clock)\b|(?<![א-ת])(?:פגישה|פגישות|ישיבה|ישיבות|שיחות|טיסה|אוטובוס|רכבת|בשעה)(?![א-ת])/;
/** "2 people at 8 and 3 at 9" */
const areMet = new RegExp(
  String.raw`\d ${people} (?:at|ב) ?-?\d{1,2}(?![\d.])(?! each| a head| per| לאדם| כל)`,
  'u',
);
const multiplies = /\b(?:double|twice|triple)\b/;
const notNouns: ReadonlySet<string> = new Set(
  'am pm percent squared cubed each plus minus times over less and or add divided by off more אחוז אחוזים ועוד פלוס פחות מינוס כפול חלקי לחלק בריבוע או'.split(
    ' ',
  ),
);

function withFractions(said: string): string {
  return said
    .replaceAll(/הנחה של (שליש|רבע|חצי|חמישית|עשירית) (?:על|מ|ב) /g, '$1 הנחה על ')
    .replaceAll(writtenFraction, '$1 / $2 * ')
    .replaceAll(
      fractionOf,
      (all, count: string | undefined, name: string, how: string | undefined, whole: string) => {
        const by = over[name] ?? over[name.replace(/s$/, '')];
        // "Half 5" is an hour.
        if (by === undefined || (how === undefined && Number(whole) < 100)) return all;
        const part = count === undefined ? `${whole} / ${by}` : `${count} / ${by} * ${whole}`;
        return /^(?:off|הנחה)/.test(how ?? '') ? `(${whole} - ${part})` : `(${part})`;
      },
    );
}

const alonePower = new RegExp(String.raw`\((${n} \^ [\d.]{1,3})\)`, 'gu');
const rooted = new RegExp(String.raw`(${n}) \^ 0\.5`, 'gu');

function signs(marks: string): string {
  const [first, last] = [marks.indexOf('('), marks.lastIndexOf(')')];
  const isOne = first === 0 && last === marks.length - 1 && marks.indexOf(')') === last;
  return (isOne ? marks.slice(1, -1) : marks)
    .replaceAll(alonePower, '$1')
    .replaceAll(' * ', ' × ')
    .replaceAll(' / ', ' ÷ ')
    .replaceAll(' - ', ' − ')
    .replaceAll(/ \^ 2(?!\d)/g, '²')
    .replaceAll(/ \^ 3(?!\d)/g, '³')
    .replaceAll(rooted, '√$1');
}

const spokenMark = /minus|divided|פחות|מינוס|חלקי|לחלק/;
const fillers =
  /\b(?:the|total|dollars?|euros?|shekels?|bucks|nis|pounds sterling|what's|whats|what|is|how much|are|and what|calculate|compute|work out|tell me|please|pls|kindly|do i get|come to|makes?|of it)\b|[?!]|(?<![א-ת])(?:כמה|זה|יוצא|שקלים|שקל|דולר|ש"ח|חשב|תחשב|תחשבי|לי|בבקשה|הם|מה)(?![א-ת])/gu;

/** What stands between the numbers of a plain sum. */
function bare(said: string): string {
  return said.replace(fillers, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Sums and units as people say them: "15% tip on 84", "split 240 by three", "26 miles in km", "שליש מ-90". */
import { numberAt } from '../../language/numbers.ts';
import { readSum } from '../../language/questions/sums.ts';
import { read } from '../../language/sentence.ts';
import { noPrefix } from '../../language/phrasebook.ts';
import { conversion, type Worked } from './units.ts';

const longest = 160;

export function workOut(text: string): Worked | null {
  if (text.length > longest) return null;
  const said = inDigits(text);
  const converted = conversion(said);
  if (converted !== null) return converted;
  if (!/\d/.test(said)) return null;
  for (const { pattern, work } of ways) {
    const groups = pattern.exec(said)?.groups;
    if (groups === undefined) continue;
    const of = (name: string) => numberOf(groups[name]);
    const worked = work(of);
    if (worked !== null && Number.isFinite(worked.result)) return { ...worked, unit: null };
  }
  const sum = bare(said);
  // Digits alone may be a date or a score.
  const isSaid = sum !== text.trim().toLowerCase() || spokenMark.test(said);
  const plain = readSum(isSaid ? `what is ${sum}` : said);
  return plain === null ? null : { ...plain, unit: null };
}

type Value = (name: string) => number;
type Way = {
  readonly pattern: RegExp;
  readonly work: (of: Value) => { readonly sum: string; readonly result: number } | null;
};

const n = String.raw`\d{1,12}(?:\.\d{1,6})?`;
const percent = String.raw`(?:%|percent|per cent|אחוזים|אחוז)`;
const people = String.raw`(?:people|persons|of us|friends|ways|guests|אנשים|חברים|סועדים|חלקים|איש|אנחנו)`;
const way = (pattern: string, work: Way['work']): Way => ({ pattern: new RegExp(pattern, 'u'), work });
const withPercent = (total: number, rate: number, sign: 1 | -1) => ({
  sum: `${shown(total)} ${sign === 1 ? '+' : '−'} ${shown(rate)}%`,
  result: total * (1 + (sign * rate) / 100),
});

/** The first that fits. `[^\d]{0,N}` keeps each of them linear. */
const ways: readonly Way[] = [
  // A bill with a tip, between several.
  way(
    String.raw`(?<total>${n})[^\d]{0,24}(?:plus|with|and|\+|ועוד|פלוס|עם|ו)[^\d]{0,12}(?<rate>${n}) ?${percent}[^\d]{0,40}(?<count>${n})`,
    (of) => ({
      sum: `(${shown(of('total'))} + ${shown(of('rate'))}%) ÷ ${of('count')}`,
      result: (of('total') * (1 + of('rate') / 100)) / of('count'),
    }),
  ),
  way(
    String.raw`(?:what|which|how many|כמה|איזה|מה) (?:percent|percentage|per cent|אחוזים|אחוז)[^\d]{0,16}(?<part>${n})[^\d]{1,16}(?<whole>${n})`,
    (of) => ({
      sum: `${shown(of('part'))} ÷ ${shown(of('whole'))} × 100`,
      result: (of('part') / of('whole')) * 100,
    }),
  ),
  way(
    String.raw`(?<rate>${n}) ?${percent} ?(?:discount |הנחה )?(?:off|less)[^\d]{0,12}(?<total>${n})`,
    (of) => withPercent(of('total'), of('rate'), -1),
  ),
  way(String.raw`(?<rate>${n}) ?${percent} ?(?:הנחה|discount)[^\d]{0,12}(?<total>${n})`, (of) =>
    withPercent(of('total'), of('rate'), -1),
  ),
  way(
    String.raw`(?:add|plus|תוסיף|תוסיפי|הוסף)[^\d]{0,8}(?<rate>${n}) ?${percent}[^\d]{0,16}(?<total>${n})`,
    (of) => withPercent(of('total'), of('rate'), 1),
  ),
  way(
    String.raw`(?<total>${n})[^\d]{0,24}(?:minus|less|פחות|מינוס|-)[^\d]{0,8}(?<rate>${n}) ?${percent}`,
    (of) => withPercent(of('total'), of('rate'), -1),
  ),
  way(
    String.raw`(?<total>${n})[^\d]{0,24}(?:plus|with|and|\+|ועוד|פלוס|עם|בתוספת)[^\d]{0,8}(?<rate>${n}) ?${percent}`,
    (of) => withPercent(of('total'), of('rate'), 1),
  ),
  way(String.raw`(?<rate>${n}) ?${percent}[^\d]{1,24}(?<total>${n})`, (of) => ({
    sum: `${shown(of('rate'))}% × ${shown(of('total'))}`,
    result: (of('rate') * of('total')) / 100,
  })),
  way(String.raw`(?:tip|טיפ)[^\d]{0,16}(?<total>${n})[^\d]{1,12}(?<rate>${n}) ?${percent}`, (of) => ({
    sum: `${shown(of('rate'))}% × ${shown(of('total'))}`,
    result: (of('rate') * of('total')) / 100,
  })),
  // Shared by several.
  way(
    String.raw`(?:split|divide|share|תחלק|תחלקי|לחלק|מחלקים|נחלק|נתחלק)[^\d]{0,24}(?<total>${n})[^\d]{1,24}(?<count>${n})`,
    (of) => quotient(of('total'), of('count')),
  ),
  way(
    String.raw`(?<total>${n})[^\d]{0,12}(?:split|divided|shared|חלקי|לחלק|מחולק)[^\d]{0,16}(?<count>${n})`,
    (of) => quotient(of('total'), of('count')),
  ),
  way(
    String.raw`(?:each|everyone|per person|a head|כל אחד|לכל אחד|לאדם)[^\d]{0,48}(?<total>${n})[^\d]{1,32}(?<count>${n})`,
    (of) => quotient(Math.max(of('total'), of('count')), Math.min(of('total'), of('count'))),
  ),
  way(String.raw`(?<total>${n})[^\d]{1,24}(?<count>\d{1,3}) ${people}`, (of) =>
    quotient(of('total'), of('count')),
  ),
  // So much for each of so many.
  way(
    String.raw`(?<rate>${n})[^\d]{0,16}(?:an hour|per hour|a day|per day|a night|per night|a month|per month|a week|each|apiece|לשעה|ליום|ללילה|לחודש|לשבוע|כל אחד|כל אחת|ליחידה)[^\d]{0,32}(?<count>${n})`,
    (of) => product(of('count'), of('rate')),
  ),
  way(
    String.raw`(?<count>${n})[^\d]{0,24}(?:at|for|ב|לפי)[^\d]{0,4}(?<rate>${n})[^\d]{0,16}(?:hour|day|night|month|week|each|apiece|cents|שעה|יום|לילה|חודש|שבוע|אחד|אחת)`,
    (of) => product(of('count'), of('rate')),
  ),
  way(
    String.raw`(?<count>\d{1,4}) (?:nights|days|hours|לילות|ימים|שעות) (?:at|ב|לפי) ?-?(?<rate>${n})`,
    (of) => product(of('count'), of('rate')),
  ),
  way(String.raw`(?<rate>${n})[^\d]{0,8}(?:a month|per month|לחודש)[^\d]{0,16}(?:year|שנה)`, (of) =>
    product(12, of('rate')),
  ),
  // Parts and powers.
  way(String.raw`(?:half|חצי)(?: of)? ?(?:מ ?-?)?(?<whole>${n})`, (of) => quotient(of('whole'), 2)),
  way(String.raw`(?:third|שליש)(?: of)? ?(?:מ ?-?)?(?<whole>${n})`, (of) => quotient(of('whole'), 3)),
  way(String.raw`(?:quarter|fourth|רבע)(?: of)? ?(?:מ ?-?)?(?<whole>${n})`, (of) => quotient(of('whole'), 4)),
  way(
    String.raw`(?:twice|double|פי 2|פי שתיים|פי שניים|כפליים|כפול מ)(?: of)? ?(?:מ ?-?)?(?<whole>${n})`,
    (of) => product(2, of('whole')),
  ),
  way(String.raw`(?:triple|thrice|פי 3)(?: of)? ?(?:מ ?-?)?(?<whole>${n})`, (of) => product(3, of('whole'))),
  way(String.raw`(?:square root|root|שורש)[^\d]{0,8}(?<whole>${n})`, (of) => ({
    sum: `√${shown(of('whole'))}`,
    result: Math.sqrt(of('whole')),
  })),
  way(String.raw`(?<whole>${n}) ?(?:squared|בריבוע)`, (of) => ({
    sum: `${shown(of('whole'))}²`,
    result: of('whole') ** 2,
  })),
  way(String.raw`(?<whole>${n}) ?(?:cubed|בשלישית)`, (of) => ({
    sum: `${shown(of('whole'))}³`,
    result: of('whole') ** 3,
  })),
];

function quotient(total: number, count: number) {
  return { sum: `${shown(total)} ÷ ${shown(count)}`, result: total / count };
}

function product(count: number, rate: number) {
  return { sum: `${shown(count)} × ${shown(rate)}`, result: count * rate };
}

function numberOf(digits: string | undefined): number {
  return Number(digits ?? Number.NaN);
}

function shown(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

const spokenMark = /minus|divided|פחות|מינוס|חלקי|לחלק/;
const fillers =
  /\b(?:the|total|dollars?|euros?|shekels?|bucks|nis|pounds sterling|what's|whats|what|is|how much|are|and what|calculate|compute|work out|tell me|please|do i get|come to|makes?|of it)\b|[$€£₪?!]|(?<![א-ת])(?:כמה|זה|יוצא|שקלים|שקל|דולר|ש"ח|חשב|תחשב|תחשבי|לי|בבקשה|הם|מה)(?![א-ת])/gu;

/** What stands between the numbers of a plain sum. */
function bare(said: string): string {
  return said.replace(fillers, ' ').replaceAll(/\s+/g, ' ').trim();
}

const many: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  dozen: 12,
  מאות: 100,
  אלף: 1_000,
  אלפים: 1_000,
  מיליון: 1_000_000,
  תריסר: 12,
};
const whole: Readonly<Record<string, number>> = { ...many, מאה: 100, מאתיים: 200, אלפיים: 2_000 };

/** The text with its numbers as digits: "two hundred and fifty" is 250. */
export function inDigits(text: string): string {
  const { source, tokens } = read(text, () => []);
  let said = '';
  let end = 0;
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = bigNumberAt(index);
    if (found === null) {
      said += source.text.slice(end, token.end);
      index += 1;
    } else {
      said += `${source.text.slice(end, token.start)}${found.glued} ${found.value}`.replace(
        /(\S) (\d)/,
        '$1 $2',
      );
      index = found.next;
    }
    end = tokens[index - 1]?.end ?? end;
  }
  return (said + source.text.slice(end))
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/(?<![א-ת])([לבמהו])-?(?=\d)/g, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();

  function bigNumberAt(at: number): { value: number; next: number; glued: string } | null {
    let total = 0;
    let next = at;
    let glued = '';
    for (;;) {
      const isFirst = next === at;
      const part = partAt(next, isFirst);
      if (part === null) break;
      if (isFirst) glued = part.glued;
      // "two hundred and fifty", and not "fifty and two hundred".
      if (!isFirst && (part.value >= total || (total % 10 !== 0 && part.value < 1_000))) break;
      total += part.value;
      next = part.next;
      if (tokens[next]?.text === 'and' && partAt(next + 1, false) !== null && total % 100 === 0) next += 1;
    }
    const isWord = tokens[at]?.kind === 'word';
    return next === at || (!isWord && next === at + 1) ? null : { value: total, next, glued };
  }

  function partAt(at: number, isFirst: boolean): { value: number; next: number; glued: string } | null {
    const token = tokens[at];
    if (token === undefined) return null;
    for (const { prefix, stem, isGuess } of token.stems) {
      const value = isGuess === true ? undefined : whole[stem];
      if (value !== undefined && (isFirst || prefix === '' || prefix === 'ו'))
        return { value, next: at + 1, glued: isFirst ? prefix : '' };
    }
    const few = numberAt(tokens, at, isFirst ? (prefix) => prefix === '' || 'לבמו'.includes(prefix) : joined);
    if (few === null) return null;
    // "a" and "one" in "one of us" count nobody.
    let { value } = few;
    let { next } = few;
    for (let by = many[tokens[next]?.text ?? '']; by !== undefined; by = many[tokens[next]?.text ?? '']) {
      value *= by;
      next += 1;
    }
    return { value, next, glued: isFirst ? few.prefix : '' };
  }
}

function joined(prefix: string): boolean {
  return noPrefix(prefix) || prefix === 'ו';
}

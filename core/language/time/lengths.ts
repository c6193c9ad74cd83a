/** Distances and lengths of time, and parts of the day: "in 20 minutes", "for an hour", "in the evening". */
import { marked, noPrefix, phrasebook, type PrefixTest } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { amountAt } from './amounts.ts';
import type { Amount, Found, PartOfDay, Place } from './pieces.ts';
import { partsOfDay } from './words.ts';

const aheadWords = marked(['in|within', 'בעוד|עוד|תוך']);

/** Said while one thinks of the time: "in like 40 minutes", "נגיד בארבע". */
export const hesitating = [
  "like|say|maybe|exactly|roughly|approximately / let's|lets say / something like",
  'נגיד|בערך|כאילו / משהו כמו',
];
const aboutWords = marked(hesitating, ['about|around|another|איזה|עוד']);

/** "in two weeks' time", "בעוד שעה בדיוק" */
const inTime = marked(["['] time / exactly|בדיוק"]);

const fromNow = marked(['from now|today', 'מעכשיו|מהיום']);

const beforeWords = marked(['before|earlier|beforehand|לפני|מראש|קודם']);

const theDayBefore = phrasebook<PartOfDay | null>([
  ['the day before', null],
  ['the evening|night before / ערב לפני', 'evening'],
]);
const oneDay: Amount = { months: 0, days: 1, ms: 0 };

const lengthWords = marked([
  "for|lasting|למשך|במשך|שנמשך|של|באורך / [and] it|this|which takes|lasts|runs|should|will [run|take|last|be] [for|about|around] / [and] it'll run|take|last|be [for|about|around]",
  '[and] make it / זה|היא|הוא [אמור|אמורה|צריך|צריכה] ייקח|יקח|לקחת|לוקח|לוקחת|יימשך|ימשך|תימשך|נמשך|נמשכת [בערך]',
]);

/** "in 20 minutes", "בעוד שעתיים", "an hour from now"; also what lies behind, so that nothing else claims it. */
export function aheadRule(tokens: readonly Token[], index: number, place: Place): Found | null {
  const word = aheadWords.at(tokens, index, (prefix) => ['', 'ו', 'ש', 'ל'].includes(prefix));
  if (word !== null) {
    const from = aboutWords.at(tokens, word.next, noPrefix)?.next ?? word.next;
    const amount = amountAt(tokens, from, (prefix) => prefix === '' || prefix === 'כ');
    if (amount === null) return null;
    const to = inTime.at(tokens, amount.next, noPrefix)?.next ?? amount.next;
    return { to, meaning: { is: 'ahead', amount: amount.amount } };
  }
  const eve = theDayBefore.at(tokens, index, noPrefix);
  if (eve !== null) return { to: eve.next, meaning: { is: 'before', amount: oneDay, part: eve.value } };
  const amount = amountAt(tokens, index, noPrefix);
  if (amount === null) return null;
  const now = fromNow.at(tokens, amount.next, noPrefix);
  if (now !== null) return { to: now.next, meaning: { is: 'ahead', amount: amount.amount } };
  if (tokens[amount.next]?.text === 'ago') return { to: amount.next + 1, meaning: { is: 'past' } };
  const before = beforeWords.at(tokens, amount.next, noPrefix);
  if (before !== null) return { to: before.next, meaning: { is: 'before', amount: amount.amount } };
  return place.lead === 'before' && isHebrewWord(tokens[index])
    ? { to: amount.next, meaning: { is: 'past' } }
    : null;
}

/** "for an hour", "למשך שעתיים", "an hour long", or an amount right after a time or before a noun. */
export function lengthRule(tokens: readonly Token[], index: number, place: Place): Found | null {
  const word = lengthWords.at(tokens, index, noPrefix);
  const glued: PrefixTest = (prefix) => prefix === 'ל';
  const amount = amountAt(tokens, word?.next ?? index, word === null ? anyOf(noPrefix, glued) : noPrefix);
  if (amount === null || amount.amount.ms === 0) return null;
  const isGlued = word === null && amountAt(tokens, index, noPrefix) === null;
  const isLong = tokens[amount.next]?.text === 'long';
  const to = isLong ? amount.next + 1 : amount.next;
  const found: Found = { to, meaning: { is: 'length', amount: amount.amount } };
  if (word !== null || isGlued || isLong || place.afterTime || place.lead === 'for') return found;
  const describesNext = tokens[to]?.kind === 'word' && !isHebrewWord(tokens[to]) && index > 0;
  // "a 2 hour meeting", "a two hour meeting"
  const isOne =
    tokens[index]?.kind !== 'word' ||
    (/^(?:hour|minute)$/.test(tokens[to - 1]?.text ?? '') && !/^(?:an?|one|half)$/.test(tokens[index].text));
  return describesNext && isOne ? found : null;
}

export function partRule(tokens: readonly Token[], index: number, place: Place): Found | null {
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

function isHebrewWord(token: Token | undefined): boolean {
  return /^[א-ת]/.test(token?.text ?? '');
}

function anyOf(...tests: readonly PrefixTest[]): PrefixTest {
  return (prefix) => tests.some((test) => test(prefix));
}

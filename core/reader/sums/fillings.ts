/** "132 guests at 8 to a table, how many tables": so many of what so many of the others fill. Half a table is a table. */
import { isOfTime, nounOf } from './amounts.ts';
import { numbersIn, shown } from './rates.ts';
import { askedWord, wordsOf } from './story-parts.ts';
import { measureAt, type Worked } from './units.ts';

/** `unsure`: it asks so, but not all of it is understood, and no other sum may be made of these numbers. */
export function fillings(said: string): Worked | 'unsure' | null {
  const words = wordsOf(said);
  const asked = kindAsked(words);
  if (asked === null || words.includes('%')) return null;
  const numbers = [...words.keys()].filter((at) => digits.test(words[at] ?? ''));
  // In "250 people, a bus takes 48" the 250 are not for a bus.
  const eachAt = [isHeld, isToEach, isInside]
    .map((isSo) => numbers.find((at) => isSo(words, at, asked)))
    .find((at) => at !== undefined);
  const allAt = numbers.find((at) => at !== eachAt);
  if (eachAt === undefined || allAt === undefined) return null;
  const [each, all] = [Number(words[eachAt]), Number(words[allAt])];
  const isUnderstood =
    numbers.length === 2 &&
    numbersIn(said).length === 2 &&
    each > 0 &&
    areAlike(words, { eachAt, allAt, asked });
  if (!isUnderstood || more.test(said) || changing.test(said)) return 'unsure';
  const by = timesOf(words, allAt) / timesOf(words, eachAt);
  const [sum, result] = [`${shown(all * by)} ÷ ${shown(each)}`, Math.round(((all * by) / each) * 1e9) / 1e9];
  if (Number.isInteger(result)) return { sum, result, unit: null };
  return isContainer.test(asked.word) && !fewer.test(said)
    ? { sum, result: Math.ceil(result), unit: 'whole' }
    : 'unsure';
}

/** What is asked for, as it is said and by its stem. */
type Asked = { readonly word: string; readonly kind: string };

const digits = /^\d{1,9}(?:\.\d{1,3})?$/;
/** A part of one is no container. */
const isContainer =
  /^(?:tables?|bus(?:es)?|minibus(?:es)?|vans?|cars?|taxis?|cabs?|boats?|trucks?|lorr(?:y|ies)|trips?|box(?:es)?|packs?|packets?|packages?|crates?|cartons?|cases?|bags?|sacks?|trays?|tins?|jars?|rolls?|rooms?|tents?|cabins?|benches|rows?|stacks?|shel(?:f|ves)|pages?|sheets?|albums?|pallets?|containers?|envelopes?|buckets?|baskets?|drawers?|lockers?|bunch(?:es)?|batch(?:es)?|loads?|שולחנות|אוטובוסים|מיניבוסים|רכבים|מכוניות|מוניות|סירות|משאיות|נסיעות|קופסאות|קופסות|חבילות|מארזים|קרטונים|ארגזים|שקיות|שקים|מגשים|תבניות|צנצנות|גלילים|חדרים|אוהלים|ספסלים|שורות|ערימות|מדפים|עמודים|דפים|אלבומים|משטחים|מכולות|מעטפות|דליים|סלים|מגירות|צרורות)$/;
/** What is there already, or stays over, is not told. */
const more =
  /\b(?:more|another|extra|already|left|over|full|whole|complete|remain\w{0,5})\b|(?<![א-ת])(?:עוד|כבר|נוספים|נוספות|מלאים|מלאות|שלמים|שלמות|נשאר|נשארו|יישאר|יישארו)(?![א-ת])/;
/** What makes more or fewer of them. */
const changing =
  /\b(?:half|halves|thirds?|quarters?|twice|double|triple|both|pairs?|couples?|except|only|but|free|times|rounds|sides|coats|layers|ways?)\b|(?<![א-ת])(?:חצי|שליש|רבע|פעמיים|כפול|כפולה|שניהם|זוג|זוגות|חוץ|רק|אבל|חינם|סבבים|צדדים|שכבות)(?![א-ת])/;
/** How many can be filled is rounded down. */
const fewer =
  /\b(?:can|could) (?:i|we|you|they|be)\b|\bfill\b|(?<![א-ת])(?:אפשר|אוכל|נוכל|יכול|יכולה|יכולים|למלא)(?![א-ת])/;

const howMany = /^(?:many|כמה)$/;
const several = /^(?:[a-z]{2,20}s|people|children|[א-ת]{2,20}(?:ים|ות))$/;

function kindAsked(words: readonly string[]): Asked | null {
  const at = words.findIndex((word, index) => howMany.test(word) && several.test(words[index + 1] ?? ''));
  const word = words[at + 1] ?? '';
  const kind = at === -1 || measureAt(words, at + 1) !== null ? null : (nounOf(word)?.kind ?? null);
  return kind === null || kind === 'money' ? null : { word, kind };
}

const one = /^(?:a|an|each|every|per|one|1|כל|בכל|לכל)$/;
const near = 5;
/** What may stand between a container and how many it holds, and the other way round. */
const holding =
  /^(?:of|has|have|holds?|takes?|seats?|fits?|carr(?:y|ies)|contains?|serves?|feeds?|comes?|של|יש|נכנסים|נכנסות|יושבים|יושבות|מכיל|מכילה|לוקח|לוקחת|מתאים|מתאימה)$/;
const within = /^(?:with|for|in|can|up|ל|ב|עם|בו|בה)$/;
const into =
  /^(?:to|per|in|into|on|onto|at|around|for|fits?|go|goes|sit|sits|can|come|comes|a|an|each|every|one|נכנסים|נכנסות|יושבים|יושבות|יש|כל|בכל|לכל|ל|ב)$/;

/** "A table seats 8", "tables of 8", "באוטובוס נכנסים 48" */
function isHeld(words: readonly string[], at: number, asked: Asked): boolean {
  const between = sinceContainer(words, at, asked);
  return (
    between !== null &&
    between.some((word) => holding.test(word)) &&
    between.every((word) => holding.test(word) || within.test(word))
  );
}

/** "8 to a table", "8 people per table", "8 בשולחן" */
function isToEach(words: readonly string[], at: number, asked: Asked): boolean {
  const after = words.slice(at + 1, at + 1 + near);
  // "125 ml glasses"
  if (measureAt(after, 0) !== null && isKind(after[measureAt(after, 0)?.length ?? 0] ?? '', asked))
    return true;
  const to = after.findIndex((word) => isKind(word, asked));
  if (to === -1 || !(one.test(after[to - 1] ?? '') || isGlued(after[to] ?? '', asked))) return false;
  return after.slice(1, to).every((word) => into.test(word));
}

/** "A table for 8", "בכל שולחן 8" */
function isInside(words: readonly string[], at: number, asked: Asked): boolean {
  const between = sinceContainer(words, at, asked);
  const from = at - (between?.length ?? 0) - 1;
  if (between === null || askedWord.test(words[from - 1] ?? '')) return false;
  const isOne = one.test(words[from - 1] ?? '') || isGlued(words[from] ?? '', asked);
  return isOne && between.every((word) => within.test(word));
}

/** What is said between a container and the number; null where none stands near, and where it is counted itself. */
function sinceContainer(words: readonly string[], at: number, asked: Asked): readonly string[] | null {
  const before = words.slice(Math.max(0, at - near), at);
  const from = before.findLastIndex((word) => isKind(word, asked));
  return from === -1 || digits.test(before[from - 1] ?? '') ? null : before.slice(from + 1);
}

function isKind(word: string, asked: Asked): boolean {
  return nounOf(word)?.kind === asked.kind || isGlued(word, asked);
}

/** "בשולחן", "לשולחן" */
function isGlued(word: string, asked: Asked): boolean {
  return /^[בל][א-ת]{2}/.test(word) && nounOf(word.slice(1))?.kind === asked.kind;
}

const person =
  /^(?:people|persons?|guests?|kids?|child|children|students?|pupils?|adults?|friends?|passengers?|visitors?|players?|members?|אורחים|אנשים|איש|ילדים|תלמידים|סטודנטים|חברים|סועדים|נוסעים|משתתפים|מוזמנים)$/;
const price = /^(?:costs?|paid|pay|for|עולה|עולות|עלה|עלו|שילמתי|ב)$/;

/** How much the unit of the number is of its kind; 1 where it has none. */
function timesOf(words: readonly string[], at: number): number {
  return measureAt(words, at + 1)?.measure.times ?? 1;
}

/** Whether what is held is of what there is. */
function areAlike(
  words: readonly string[],
  { eachAt, allAt, asked }: { eachAt: number; allAt: number; asked: Asked },
): boolean {
  const [each, all] = [measureAt(words, eachAt + 1)?.measure, measureAt(words, allAt + 1)?.measure];
  if (each !== undefined || all !== undefined) return each?.kind === all?.kind && !isOfTime(each);
  const noun = (at: number) => {
    const word = words[at + 1] ?? '';
    return into.test(word) || isKind(word, asked) ? null : nounOf(word);
  };
  const [ofEach, ofAll] = [noun(eachAt), noun(allAt)];
  if ([ofEach, ofAll].some((of) => of?.kind === 'money')) return false;
  if (isKind(words[allAt + 1] ?? '', asked)) return false;
  if (ofEach !== null && ofEach.kind === ofAll?.kind) return true;
  const arePeople = [eachAt, allAt].every((at) => person.test(words[at + 1] ?? ''));
  if (ofAll === null) return !price.test(words[allAt - 1] ?? '');
  return ofEach === null || arePeople;
}

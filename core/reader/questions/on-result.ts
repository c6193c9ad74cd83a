/** A sum that goes on with what came of the one before: "divide that by three", "plus 40", "ואת זה לחלק לשלושה". */
import { unreachable } from '../../domain/unreachable.ts';
import { inDigits } from '../sums/in-digits.ts';
import { shown } from '../sums/rates.ts';
import type { Worked } from '../sums/units.ts';
import { workOut } from '../sums/work-out.ts';
import type { Asked } from './asked.ts';

/** Null for what is no such step, or where no sum stands before it. */
export function onResult({ text, earlier }: Pick<Asked, 'text' | 'earlier'>): Worked | null {
  const step = stepIn(text);
  const before = step === null ? null : resultOf(earlier);
  return step === null || before === null ? null : step(before);
}

/** What came of the last sum, over all steps that went on from it. */
function resultOf(earlier: readonly string[]): Worked | null {
  const last = earlier.at(-1);
  if (last === undefined) return null;
  return workOut(inDigits(last)) ?? onResult({ text: last, earlier: earlier.slice(0, -1) });
}

/** What is counted stays the same. */
type Step = (before: Worked) => Worked;
type Does = 'divide' | 'multiply' | 'add' | 'take' | 'share';

const wordsOf = (text: string) => new Set(text.split(' '));
const does: readonly (readonly [Does, ReadonlySet<string>])[] = [
  [
    'divide',
    wordsOf('divide divided split share shared ÷ / לחלק תחלק תחלקי נחלק חלקי מחולק מתחלק חלק חלקו תחלקו'),
  ],
  ['multiply', wordsOf('times multiply multiplied x × * כפול להכפיל תכפיל תכפילי נכפיל פי')],
  ['add', wordsOf('plus add + ועוד עוד פלוס להוסיף תוסיף תוסיפי נוסיף')],
  [
    'take',
    wordsOf('minus less subtract take off − פחות מינוס להוריד תוריד תורידי נוריד להפחית תפחית תפחיתי'),
  ],
];
/** A step of one word, and its number. */
const whole: Readonly<Record<string, readonly [Does, number]>> = {
  double: ['multiply', 2],
  twice: ['multiply', 2],
  triple: ['multiply', 3],
  half: ['divide', 2],
  halve: ['divide', 2],
  third: ['divide', 3],
  quarter: ['divide', 4],
  חצי: ['divide', 2],
  מחצית: ['divide', 2],
  שליש: ['divide', 3],
  רבע: ['divide', 4],
};
const itself = wordsOf('that it this those them result total זה הסכום התוצאה הכל הכול מזה לזה ומזה בזה');
const small = wordsOf(
  'ok okay and now then so great thanks please can could you me the a an by between among into in to from of up with on ' +
    'what is whats how much ways people persons us friends parts each equal ' +
    'אוקיי אוקי עכשיו אז תודה יופי בבקשה את של ל ב מ על בין כמה יוצא ואת אנשים חברים חברות שותפים חלקים איש לי',
);
const most = 9;

/** Only where nothing else is said: "add two eggs to the list" is none. */
function stepIn(text: string): Step | null {
  const words = inDigits(text.trim().toLowerCase())
    .replaceAll(/['’?!.,](?!\d)/g, '')
    .replaceAll(/(\d) ?(?:%|percent|אחוזים|אחוז)/g, '$1%')
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  if (words.length > most) return null;
  const loud = words.filter((word) => !small.has(word) && !itself.has(word));
  // "Take 70 off that" and "תכפילי פי שלוש" say the step twice.
  const said = loud.length > 2 ? loud.filter((word) => word !== 'off' && word !== 'פי') : loud;
  const isOfIt = words.some((word) => itself.has(word));
  const [first, second, ...more] = said;
  if (first === undefined || more.length > 0) return null;
  const alone = whole[first.replace(/^ו(?=[א-ת])/, '')];
  if (second === undefined) {
    if (alone !== undefined) return isOfIt ? step(...alone) : null;
    return isOfIt && isRate(first) ? step('share', numberIn(first)) : null;
  }
  const [number, verb] = /^\d/.test(first) ? [first, second] : [second, first];
  const way = does.find(([, verbs]) => verbs.has(verb) || verbs.has(verb.replace(/^ו(?=[א-ת])/, '')))?.[0];
  if (way === undefined || !/^\d+(?:\.\d+)?%?$/.test(number)) return null;
  return isRate(number) ? byRate(way, numberIn(number)) : step(way, numberIn(number));
}

const isRate = (word: string) => /^\d+(?:\.\d+)?%$/.test(word);
const numberIn = (word: string) => Number(word.replace('%', ''));

function step(way: Does, by: number): Step | null {
  if (way === 'divide' && by === 0) return null;
  const other = shown(by);
  return ({ result: before, unit }) => {
    const one = shown(before);
    switch (way) {
      case 'divide':
        return { sum: `${one} ÷ ${other}`, result: before / by, unit };
      case 'multiply':
        return { sum: `${one} × ${other}`, result: before * by, unit };
      case 'add':
        return { sum: `${one} + ${other}`, result: before + by, unit };
      case 'take':
        return { sum: `${one} − ${other}`, result: before - by, unit };
      case 'share':
        return { sum: `${one} × ${other}%`, result: (before * by) / 100, unit };
      default:
        return unreachable(way);
    }
  };
}

/** "Minus 15%" is of the result. */
function byRate(way: Does, rate: number): Step | null {
  if (way !== 'add' && way !== 'take') return null;
  const sign = way === 'add' ? 1 : -1;
  return ({ result: before, unit }) => ({
    sum: `${shown(before)} ${sign === 1 ? '+' : '−'} ${shown(rate)}%`,
    result: before * (1 + (sign * rate) / 100),
    unit,
  });
}

/**
 * Reads what points back at something shown before: "the second one", "cancel it", "move the last one to 5". Whoever
 * knows what was shown says what it means.
 */
import type { Context } from '../reading.ts';
import type { Change } from './change.ts';
import { readChange } from './read-change.ts';

/** Which of those shown: its place from 0, the last, or the only one there is. */
export type Pick = number | 'last' | 'only';

export type Pointed = {
  readonly pick: Pick;
  /** What is to be done with it; null where only the choice is said, and what it is for was said before. */
  readonly change: Change | null;
};

const places: ReadonlyMap<string, Pick> = new Map(
  (
    [
      [0, 'first ראשון ראשונה'],
      [1, 'second שני שנייה שניה'],
      [2, 'third שלישי שלישית'],
      [3, 'fourth רביעי רביעית'],
      [4, 'fifth חמישי חמישית'],
      ['last', 'last אחרון אחרונה'],
    ] as const
  ).flatMap(([place, words]) => words.split(' ').map((word) => [word, place])),
);
const openers = new Set('ok okay yes no well please כן לא אז'.split(' '));
const closers = new Set('please thanks בבקשה תודה'.split(' '));
/** What may stand behind a place: "the second meeting". */
const things = new Set(['one', 'meeting', 'reminder']);
const behindThat = new Set(['', 'to', 'by', 'at', 'until', 'back', 'forward']);
const marks = /(?<![.,!?])[.,!?]+$/;

export function readPointed(text: string, context: Context): Pointed | null {
  const words = withoutManners(text.trim().split(/\s+/));
  const plain = words.map((word) => word.replace(marks, '').toLowerCase());
  const said = choiceIn(plain);
  if (said !== null) return { pick: said, change: null };
  for (const from of plain.keys()) {
    const found = pointerAt(plain, from);
    if (found === null) continue;
    const meeting = isHebrew(plain[from]) ? 'את הפגישה' : 'the meeting';
    const whole = [...words.slice(0, from), meeting, ...words.slice(from + found.length)].join(' ');
    const change = readChange(whole, context);
    return change === null ? null : { pick: found.pick, change };
  }
  return null;
}

function withoutManners(words: readonly string[]): string[] {
  const isIn = (set: ReadonlySet<string>) => (word: string) =>
    !set.has(word.replace(marks, '').toLowerCase());
  const from = words.findIndex(isIn(openers));
  const to = words.findLastIndex(isIn(closers)) + 1;
  return from === -1 ? [] : words.slice(from, to);
}

/** The words say a place and nothing else: "the second one", "number 2", "את השנייה". */
function choiceIn(words: readonly string[]): Pick | null {
  const [first = '', second = '', ...more] = words;
  if (more.length > 1 || (more[0] !== undefined && !things.has(more[0]))) return null;
  const isNumbered = ['number', 'option', 'מספר', 'אפשרות'].includes(first);
  if (isNumbered || (second === '' && /^#?[1-9]$/.test(first))) {
    const digit = isNumbered ? second : first.replace('#', '');
    return more.length === 0 && /^[1-9]$/.test(digit) ? Number(digit) - 1 : null;
  }
  if (first === 'את') return more.length === 0 ? hebrewPlace(second) : null;
  if (isHebrew(first)) return second === '' ? hebrewPlace(first) : null;
  if (first === 'the') return places.get(second) ?? null;
  return more.length === 0 && (second === '' || things.has(second)) ? (places.get(first) ?? null) : null;
}

/** In the place of a meeting. "It", "that one" and the Hebrew pronouns mean the only one. */
function pointerAt(words: readonly string[], from: number): { length: number; pick: Pick } | null {
  const [first = '', second = '', third = ''] = words.slice(from);
  const isMeeting = (word: string) => word === 'one' || word === 'meeting';
  if (['it', 'אותה', 'אותו'].includes(first)) return { length: 1, pick: 'only' };
  if (first === 'that' || first === 'this') {
    if (isMeeting(second)) return { length: 2, pick: 'only' };
    if (behindThat.has(second)) return { length: 1, pick: 'only' };
  }
  if (first === 'the') {
    const pick = places.get(second);
    return pick === undefined ? null : { length: isMeeting(third) ? 3 : 2, pick };
  }
  if (first !== 'את') return null;
  if (second === 'זה') return { length: 2, pick: 'only' };
  const at = second === 'הפגישה' ? third : second;
  const pick = at === 'הזאת' || at === 'הזו' ? 'only' : hebrewPlace(at);
  return pick === null ? null : { length: second === 'הפגישה' ? 3 : 2, pick };
}

function hebrewPlace(word: string): Pick | null {
  return word.startsWith('ה') ? (places.get(word.slice(1)) ?? null) : null;
}

function isHebrew(word: string | undefined): boolean {
  return /[א-ת]/.test(word ?? '');
}

/** The one that is meant among those shown, alone; nothing where there is no such one. */
export function picked<T>(shown: readonly T[], pick: Pick): readonly T[] {
  if (pick === 'only') return shown.length === 1 ? shown : [];
  return pick === 'last' ? shown.slice(-1) : shown.slice(pick, pick + 1);
}

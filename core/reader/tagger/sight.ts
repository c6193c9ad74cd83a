/** What the tagger sees of each word of a sentence, as numbers. */
import { kin } from '../../language/entities/kin.ts';
import { firstNames, lastNames } from '../../language/entities/names.ts';
import { commandWords } from '../../language/intent/heads.ts';
import type { Contact } from '../../language/reading.ts';
import { read, type Sentence } from '../../language/sentence.ts';
import type { Times } from '../../language/time/expression.ts';
import { findTimes } from '../../language/time/find.ts';
import { timeWords } from '../../language/time/words.ts';
import type { Token } from '../../language/tokens.ts';
import { respell } from '../../language/understand/vocabulary.ts';

export type Sight = {
  readonly sentence: Sentence;
  readonly times: Times;
  readonly words: readonly Seen[];
};

/** A word and the classes that it belongs to. */
type Seen = { readonly text: string; readonly bare: string; readonly classes: readonly string[] };

export function sightOf(text: string, contacts: readonly Contact[] = []): Sight {
  const sentence = read(text, respell);
  const times = findTimes(sentence.tokens);
  const known = new Set(contacts.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  const inTime = new Map<number, 'begins' | 'goes on'>();
  for (const { from, to, isPast } of times.all)
    for (let index = from; index < to; index += 1)
      if (!isPast) inTime.set(index, index === from ? 'begins' : 'goes on');
  return {
    sentence,
    times,
    words: sentence.tokens.map((token, index) => {
      const here = seen(token, inTime.get(index), known);
      return index > 0 && isCapital(sentence, token)
        ? { ...here, classes: [...here.classes, 'capital'] }
        : here;
    }),
  };
}

function isCapital({ source: { original, origin } }: Sentence, { start }: Token): boolean {
  const first = original.charAt(origin[start] ?? 0);
  return first !== first.toLowerCase();
}

function seen(token: Token, time: string | undefined, known: ReadonlySet<string>): Seen {
  const { text, kind, stems } = token;
  const written = stems.filter(({ isGuess }) => isGuess !== true);
  const some = (words: ReadonlySet<string>, name: string) => {
    const found = written.find(({ stem }) => words.has(stem));
    return found === undefined ? [] : [found.prefix === '' ? name : `${name} after a letter`];
  };
  const classes = [
    ...(kind === 'word' ? [] : [kind]),
    ...some(firstNames, 'first'),
    ...some(lastNames, 'last'),
    ...some(kin, 'kin'),
    ...some(known, 'known'),
    ...some(timeWords, 'time'),
    ...some(commandWords, 'command'),
    ...(time === undefined ? [] : [time]),
  ];
  const plain = kind === 'number' || /\d/.test(text) ? text.replace(/\d/g, '0') : text;
  const isAddress = kind !== 'word' && kind !== 'number' && kind !== 'mark' && kind !== 'emoji';
  return { text: isAddress ? kind : plain, bare: stems.at(0)?.stem ?? plain, classes };
}

const bits = 20;
const mask = (1 << bits) - 1;
const edge: Seen = { text: '^', bare: '^', classes: [] };

/** Words that open a slot: how long ago the last of them was said tells which one is open. */
const openers = new Set(
  'to that saying say about re regarding subject body text with for called on at if whether because and but from by copy cc invite tell ask email mail message : , remind me calendar list whatsapp ש על בנושא לגבי בעניין נושא תוכן עם את אל כי אבל אם ל תגיד תכתוב מייל הודעה ווטסאפ ליומן ביומן לרשימה משימה תזכיר לי'.split(
    ' ',
  ),
);

/** The features of every word, given what the sentence asks for as a whole. */
export function featuresOfWords({ words }: Sight, about: string): readonly Uint32Array[] {
  let opener = '^';
  let since = 0;
  return words.map((word, index) => {
    const at = (offset: number) => words[index + offset] ?? edge;
    const found: number[] = [];
    const add = (name: string, what: string) => {
      found.push(hash(name, what));
    };
    const before = at(-1);
    const after = at(1);
    add('b', '');
    add('a', about);
    add('w', word.text);
    add('wa', `${about} ${word.text}`);
    add('s', word.bare);
    add('p1', word.text.slice(0, 1));
    add('p2', word.text.slice(0, 2));
    add('p3', word.text.slice(0, 3));
    add('e2', word.text.slice(-2));
    add('e3', word.text.slice(-3));
    add('-1', before.text);
    add('-1a', `${about} ${before.text}`);
    add('-2', at(-2).text);
    add('-3', at(-3).text);
    add('+1', after.text);
    add('+2', at(2).text);
    add('+3', at(3).text);
    add('-10', `${before.text} ${word.text}`);
    add('01', `${word.text} ${after.text}`);
    add('-2-1', `${at(-2).text} ${before.text}`);
    add('-3-1', `${at(-3).text} ${at(-2).text} ${before.text}`);
    add('+1+2', `${after.text} ${at(2).text}`);
    add('-1+1', `${before.text} ${after.text}`);
    const own = word.classes.join();
    const last = before.classes.join();
    const next = after.classes.join();
    add('c', own);
    add('ca', `${about} ${own}`);
    add('c-1', last);
    add('c+1', next);
    add('c-10', `${last}/${own}`);
    add('c01', `${own}/${next}`);
    add('c-101', `${last}/${own}/${next}`);
    add('c-2', at(-2).classes.join());
    add('c+2', at(2).classes.join());
    add('-1c', `${before.text}/${own}`);
    add('-1ca', `${about}/${before.text}/${own}`);
    add('-2-1c', `${at(-2).text}/${before.text}/${own}`);
    for (const one of word.classes) add('k', one);
    add('n', `${Math.min(index, 4)}`);
    add('na', `${about} ${Math.min(index, 3)}`);
    add('l', `${Math.min(words.length - index, 4)}`);
    add('o', opener);
    add('oa', `${about} ${opener}`);
    add('od', `${opener} ${Math.min(since, 5)}`);
    add('oc', `${opener} ${own}`);
    if (openers.has(word.text)) {
      opener = word.text;
      since = 0;
    } else since += 1;
    return Uint32Array.from(found);
  });
}

/** FNV-1a, with the name of the feature before its letters. */
function hash(name: string, what: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < name.length; index += 1)
    value = Math.imul(value ^ name.charCodeAt(index), 0x01_00_01_93);
  value = Math.imul(value ^ 0x1f, 0x01_00_01_93);
  for (let index = 0; index < what.length; index += 1)
    value = Math.imul(value ^ what.charCodeAt(index), 0x01_00_01_93);
  return ((value >>> bits) ^ value) & mask;
}

/** What the words of a sentence are like, for whoever asks what it wants as a whole. */
export function intentSigns({ words }: Sight): readonly string[] {
  const classes = words.map((word) => word.classes.filter((one) => one !== 'capital').join());
  const commands = words.flatMap((word) =>
    word.classes.some((one) => one.startsWith('command')) ? [word.bare] : [],
  );
  return [
    ...new Set([
      ...words.flatMap((word) => word.classes.filter((one) => one !== 'goes on')),
      ...classes.slice(0, 3).map((one, index) => `${index} ${one}`),
      ...classes.slice(-2).map((one, index) => `end ${index} ${one}`),
      ...commands.slice(0, 2).map((one, index) => `command ${index} ${one}`),
      `length ${Math.min(words.length, 12)}`,
    ]),
  ];
}

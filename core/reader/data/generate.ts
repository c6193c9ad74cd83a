/** Commands by chance: templates filled with words, then said and typed as people do. The same seed gives the same. */
import { randomOf } from '../linear/train.ts';
import { marked, type Mark, type Marked, type Part } from './marked.ts';
import { templatesEn, templatesHe } from './templates.ts';
import { wordsEn } from './words-en.ts';
import { wordsHe } from './words-he.ts';

type Words = Readonly<Record<string, readonly string[]>>;

class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = randomOf(seed);
  }

  of(share: number): boolean {
    return this.#next() < share;
  }

  below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  pick<T>(items: readonly T[], otherwise: T): T {
    return items[this.below(items.length)] ?? otherwise;
  }
}

/** One template in five is held back: never learnt from. */
const isHeldBack = (index: number) => index % 5 === 2;

export type Generated = Marked & { readonly isHeld: boolean };

export function generate({ each, seed }: { each: number; seed: number }): readonly Generated[] {
  const chance = new Chance(seed);
  return [
    ...templatesEn.flatMap((template, index) =>
      filled(template, `en ${index}`, wordsEn, chance, each, index),
    ),
    ...templatesHe.flatMap((template, index) =>
      filled(template, `he ${index}`, wordsHe, chance, each, index),
    ),
    ...oneAfterTheOther('en', templatesEn, wordsEn, chance, each * pairsForEach),
    ...oneAfterTheOther('he', templatesHe, wordsHe, chance, each * pairsForEach),
  ];
}

const pairsForEach = 250;

/** Two commands in one sentence: any may follow any. Families that are held back are not in them. */
function oneAfterTheOther(
  language: string,
  templates: readonly string[],
  words: Words,
  chance: Chance,
  count: number,
): readonly Generated[] {
  const known = templates.filter(
    (template, index) => !isHeldBack(index) && !template.startsWith('N') && !template.includes('|'),
  );
  return Array.from({ length: count }, () => {
    const family = `${language} pair`;
    const one = () => marked(fill(chance.pick(known, ''), words, chance), family);
    const between = chance.pick(words['joiner'] ?? [], ' ');
    const [first, second] = [one(), one()];
    const isCapital = between.endsWith('. ') && chance.of(0.6);
    const both = followed(first, between, isCapital ? { ...second, text: capital(second.text) } : second);
    return { ...disturb(both, words, chance), isHeld: false };
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The words between them belong to the second. */
function followed(first: Marked, between: string, second: Marked): Marked {
  const from = first.text.length;
  const moved = (at: number) => from + between.length + at;
  const [begins, ...more] = second.parts.map((part) => ({
    ...part,
    start: moved(part.start),
    end: moved(part.end),
    marks: part.marks.map((mark) => ({ ...mark, start: moved(mark.start), end: moved(mark.end) })),
  }));
  if (begins === undefined) return first;
  return {
    text: first.text + between + second.text,
    parts: [...first.parts, { ...begins, start: from }, ...more],
    family: first.family,
  };
}

function filled(
  template: string,
  family: string,
  words: Words,
  chance: Chance,
  each: number,
  index: number,
): readonly Generated[] {
  const isHeld = isHeldBack(index);
  return Array.from({ length: each }, () => {
    const line = fill(template, words, chance);
    return { ...disturb(marked(line, family), words, chance), isHeld };
  });
}

function fill(template: string, words: Words, chance: Chance): string {
  let text = template;
  for (let depth = 0; depth < 5 && text.includes('{'); depth += 1)
    text = text.replace(/\{([a-z]{1,20})\}/g, (_, name: string) => named(name, words, chance));
  return text;
}

/** `{first} {last}` in one pair of braces is not a list: only single names are. */
function named(name: string, words: Words, chance: Chance): string {
  const list = words[name];
  if (list === undefined) throw new Error(`no words for ${name}`);
  const word = chance.pick(list, '');
  // A word that nobody knows: only its place tells what it is.
  const share = strange[name];
  return share !== undefined && chance.of(share) ? coined(word, chance) : word;
}

const strange: Readonly<Record<string, number>> = {
  first: 0.3,
  last: 0.4,
  thing: 0.15,
  title: 0.15,
  topic: 0.15,
  bare: 0.15,
  odd: 0.6,
};

/** The last word of it, in other letters of the same script. */
function coined(word: string, chance: Chance): string {
  let from = word.length;
  while (from > 0 && /[\p{L}']/u.test(word.charAt(from - 1))) from -= 1;
  const last = word.slice(from);
  if (last === '') return word;
  const sounds = /[א-ת]/.test(last) ? hebrewSounds : latinSounds;
  const made = Array.from({ length: 2 + chance.below(2) }, () => chance.pick(sounds, '')).join('');
  const isLower = last.charAt(0) === last.charAt(0).toLowerCase();
  return word.slice(0, from) + (isLower ? made : made.charAt(0).toUpperCase() + made.slice(1));
}

const latinSounds =
  'ba ke li mo ran tes vil do sha nor gi pru el an dor mi ta ro sen ku la fen jo har ni ze'.split(' ');
const hebrewSounds = 'בא קר לי מו רן טס ויל דו שא נור גי פר אל אן דור מי תא רו סן כו לה פן יו הר ני זה'.split(
  ' ',
);

type Piece = { readonly text: string; readonly slot: Mark['slot'] | null; readonly part: number };

function piecesOf({ text, parts }: Marked): readonly Piece[] {
  return parts.flatMap(({ start, end, marks }, part) => {
    const pieces: Piece[] = [];
    let at = start;
    for (const mark of marks) {
      if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), slot: null, part });
      pieces.push({ text: text.slice(mark.start, mark.end), slot: mark.slot, part });
      at = mark.end;
    }
    if (end > at) pieces.push({ text: text.slice(at, end), slot: null, part });
    return pieces;
  });
}

function joined(pieces: readonly Piece[], { parts, family }: Marked): Marked {
  let text = '';
  const built: { intent: Part['intent']; start: number; end: number; marks: Mark[] }[] = [];
  for (const piece of pieces) {
    while (built.length <= piece.part)
      built.push({ intent: parts[built.length]?.intent ?? 'none', start: text.length, end: 0, marks: [] });
    if (piece.slot !== null)
      built
        .at(-1)
        ?.marks.push({ slot: piece.slot, start: text.length, end: text.length + piece.text.length });
    text += piece.text;
    const last = built.at(-1);
    if (last !== undefined) last.end = text.length;
  }
  const [first, ...more] = built;
  if (first === undefined) throw new Error(family);
  return { text, parts: [first, ...more], family };
}

/** As people speak and type: openers, asides, closers, no marks, no capitals, slips of the finger. */
function disturb(line: Marked, words: Words, chance: Chance): Marked {
  const intent = line.parts[0].intent;
  const isMessage =
    line.parts.at(-1)?.intent === 'send_email' || line.parts.at(-1)?.intent === 'send_whatsapp';
  let pieces = [...piecesOf(line)];
  const lower = chance.of(0.4);
  const unmarked = chance.of(0.35);
  pieces = pieces.map((piece) => {
    let { text } = piece;
    if (lower) text = text.toLowerCase();
    if (unmarked && !text.includes('@')) text = text.replace(/[,;:?!.](?=\s|$)/g, '');
    return { ...piece, text };
  });
  if (chance.of(0.22)) pieces = stumbled(pieces, words, chance);
  if (chance.of(0.18)) pieces = slipped(pieces, chance);
  if (intent !== 'none' && chance.of(0.3)) {
    const mark = unmarked || chance.of(0.5) ? ' ' : ', ';
    pieces.unshift({ text: `${chance.pick(words['opener'] ?? [], '')}${mark}`, slot: null, part: 0 });
  }
  if (intent !== 'none' && !isMessage && chance.of(0.2)) {
    const mark = unmarked || chance.of(0.5) ? ' ' : ', ';
    pieces.push({
      text: `${mark}${chance.pick(words['closer'] ?? [], '')}`,
      slot: null,
      part: line.parts.length - 1,
    });
  }
  const [first] = pieces;
  if (!lower && first !== undefined && chance.of(0.5)) pieces[0] = { ...first, text: capital(first.text) };
  return joined(pieces, line);
}

/** A word of hesitation before a slot. */
function stumbled(pieces: readonly Piece[], words: Words, chance: Chance): Piece[] {
  const places = pieces.flatMap((piece, index) =>
    piece.slot !== null && pieces[index - 1]?.text.endsWith(' ') === true ? [index] : [],
  );
  if (places.length === 0) return [...pieces];
  const place = chance.pick(places, 0);
  const noise: Piece = {
    text: `${chance.pick(words['noise'] ?? [], '')} `,
    slot: null,
    part: pieces[place]?.part ?? 0,
  };
  return [...pieces.slice(0, place), noise, ...pieces.slice(place)];
}

/** Keys beside each other, by rows, in both layouts. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'];

function slipped(pieces: readonly Piece[], chance: Chance): Piece[] {
  const places = pieces.flatMap((piece, index) =>
    /\p{L}{4}/u.test(piece.text) && !piece.text.includes('@') ? [index] : [],
  );
  if (places.length === 0) return [...pieces];
  const place = chance.pick(places, 0);
  return pieces.map((piece, index) =>
    index === place ? { ...piece, text: slip(piece.text, chance) } : piece,
  );
}

function slip(text: string, chance: Chance): string {
  const words = [...text.matchAll(/\p{L}{4,}/gu)];
  const [word] = words.length === 0 ? [] : [words[chance.below(words.length)]];
  if (word === undefined) return text;
  const at = word.index + 1 + chance.below(word[0].length - 2);
  const here = text.charAt(at);
  const kind = chance.below(4);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + here + text.slice(at);
  if (kind === 2) return text.slice(0, at) + text.charAt(at + 1) + here + text.slice(at + 2);
  const row = rows.find((keys) => keys.includes(here.toLowerCase()));
  const key = row?.charAt(Math.max(0, row.indexOf(here.toLowerCase()) + (chance.of(0.5) ? 1 : -1))) ?? here;
  return text.slice(0, at) + key + text.slice(at + 1);
}

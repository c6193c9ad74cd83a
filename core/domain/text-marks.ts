import { addressesIn } from './web-addresses.ts';

/**
 * Formatting that is written with plain letters, as WhatsApp has it: `*bold*`, `_italic_`, `~struck~`, and lists, one
 * line an item, behind '- ' or '1. '.
 */
export const marks = { bold: '*', italic: '_', struck: '~' } as const;
export type Mark = keyof typeof marks;

/** The platforms on which they mean something to whoever reads: WhatsApp's own, and mails, which leave as HTML too. */
export const takesMarks = (platform: string) => platform === 'whatsapp' || platform === 'gmail';

export type Marked = string | { mark: Mark; pieces: readonly Marked[] };

/** The words of a text, and what is marked in them. No mark reaches over the end of its line, or into a web address. */
export function markedText(text: string): readonly Marked[] {
  return text
    .split('\n')
    .flatMap((line, index): readonly Marked[] => [...(index === 0 ? [] : ['\n']), ...markedLine(line)]);
}

const all: readonly Mark[] = ['bold', 'italic', 'struck'];

export function markedLine(line: string): readonly Marked[] {
  const isPlain = all.every((mark) => !line.includes(marks[mark]));
  if (isPlain) return line === '' ? [] : [line];
  const inAddress = placesOfAddresses(line);
  const ends = new Map(all.map((mark) => [mark, endsOf(line, marks[mark], inAddress)]));
  const within = (from: number, to: number, open: readonly Mark[]): Marked[] => {
    const pieces: Marked[] = [];
    let plainFrom = from;
    for (let at = from; at < to; at += 1) {
      const mark = open.find((one) => marks[one] === line[at]);
      if (mark === undefined || inAddress.has(at) || !opens(line, at)) continue;
      const end = firstFrom(at + 1, ends.get(mark) ?? []);
      if (end === undefined || end >= to) continue;
      if (plainFrom < at) pieces.push(line.slice(plainFrom, at));
      const rest = open.filter((one) => one !== mark);
      pieces.push({ mark, pieces: within(at + 1, end, rest) });
      at = end;
      plainFrom = end + 1;
    }
    if (plainFrom < to) pieces.push(line.slice(plainFrom, to));
    return pieces;
  };
  return within(0, line.length, all);
}

/** A line's words, without their marks and without the sign of a list's item. */
export function plainLine(line: string): string {
  return plainOf(markedLine(itemOf(line)?.words ?? line));
}

function plainOf(pieces: readonly Marked[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : plainOf(piece.pieces))).join('');
}

/** A mark stands at the edge of words: `2*3*4` and `snake_case_name` have none. */
function opens(line: string, at: number): boolean {
  const letter = line[at];
  return (
    !isLetter(line[at - 1]) && line[at - 1] !== letter && line[at + 1] !== letter && isSeen(line[at + 1])
  );
}

/** Where marks may end, in order. */
function endsOf(line: string, letter: string, inAddress: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let at = line.indexOf(letter); at !== -1; at = line.indexOf(letter, at + 1)) {
    const isAlone = line[at - 1] !== letter && line[at + 1] !== letter;
    const isEdge = isAlone && isSeen(line[at - 1]) && !isLetter(line[at + 1]);
    if (isEdge && !inAddress.has(at)) found.push(at);
  }
  return found;
}

/** Of places in order, the first that is not before one. */
function firstFrom(from: number, places: readonly number[]): number | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) >= from) high = middle;
    else low = middle + 1;
  }
  return places[low];
}

function placesOfAddresses(line: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { start, end } of addressesIn(line)) for (let at = start; at < end; at += 1) places.add(at);
  return places;
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);
const isSeen = (letter: string | undefined) => letter !== undefined && /\S/.test(letter);

/** The sign of a list's item and what follows it; null for a line that is none. */
export function itemOf(line: string): { number: number | null; sign: string; words: string } | null {
  const [sign, number] = /^(?:[-•] |(\d{1,3})[.)] )/.exec(line) ?? [];
  return sign === undefined
    ? null
    : { sign, number: number === undefined ? null : Number(number), words: line.slice(sign.length) };
}

/** Whether anything in a text is marked, or is a list. */
export function hasMarks(text: string): boolean {
  return blocksOf(text).some(
    (block) => block.is === 'list' || markedLine(block.line).some((piece) => typeof piece !== 'string'),
  );
}

export type Block =
  { is: 'line'; line: string } | { is: 'list'; start: number | null; items: readonly string[] };

/**
 * The lines of a text, and its lists: two items or more, for one may be a dash before a name. Between items may be an
 * empty line.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  /** The lines of the list so far, and the empty one that may be its last. */
  let lines: string[] = [];
  let items: string[] = [];
  let start: number | null = null;
  const endList = () => {
    const isList = items.length > 1;
    const rest = isList ? lines.slice(lines.findLastIndex((line) => line !== '') + 1) : lines;
    if (isList) blocks.push({ is: 'list', start, items });
    blocks.push(...rest.map((line) => ({ is: 'line' as const, line })));
    [lines, items] = [[], []];
  };
  for (const line of text.split('\n')) {
    const item = itemOf(line);
    const isItem = item !== null && item.words.trim() !== '';
    const isNext = isItem && (item.number === null ? null : item.number - items.length) === start;
    const isBetween = line === '' && items.length > 0 && lines.at(-1) !== '';
    if (!isNext && !isBetween) endList();
    if (isItem) {
      if (items.length === 0) start = item.number;
      items.push(item.words);
    }
    lines.push(line);
    if (items.length === 0) endList();
  }
  endList();
  return blocks;
}

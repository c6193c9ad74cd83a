import { itemOf, type Mark, type Marked, markedLine, marks } from '@crocodile-hub/core/domain/text-marks';

/** Which part of a text other words replace, and what of the new text is selected then. */
export type Change = { from: number; to: number; words: string; select: readonly [number, number] };
/** What of a text is selected. */
export type Selection = { value: string; from: number; to: number };

/** Marks what is selected, line by line, or takes the mark away; without a selection the next word is typed in it. */
export function toggledMark({ value, from, to }: Selection, mark: Mark): Change {
  const letter = marks[mark];
  if (value.slice(from, to).trim() === '') {
    const isEmptyMark = value[from - 1] === letter && value[from] === letter;
    if (isEmptyMark) return { from: from - 1, to: from + 1, words: '', select: [from - 1, from - 1] };
    const place = from + letter.length;
    return { from, to: from, words: letter + letter, select: [place, place] };
  }
  const parts = partsOf({ value, from, to });
  const read = parts.map((part) => markedLine(value.slice(part.from, part.to)));
  const isMarked = read.every((pieces) => pieces.every((piece) => isAllIn(piece, mark)));
  let words = '';
  let at = Math.min(from, parts[0]?.from ?? from);
  const begin = at;
  for (const [index, part] of parts.entries()) {
    const bare = written(read[index] ?? [], mark);
    words += value.slice(at, part.from) + (isMarked ? bare : letter + bare + letter);
    at = part.to;
  }
  const end = Math.max(to, at);
  words += value.slice(at, end);
  return { from: begin, to: end, words, select: [begin, begin + words.length] };
}

type Part = { from: number; to: number };

/** What is selected of each line: without the spaces around it and a list's sign, and with the marks that enclose it. */
function partsOf({ value, from, to }: Selection): Part[] {
  const parts: Part[] = [];
  for (let at = from; at <= to;) {
    const next = value.indexOf('\n', at);
    const end = next === -1 || next > to ? to : next;
    const line = value.slice(at, end);
    const isWhole = at === 0 || value[at - 1] === '\n';
    const words = (isWhole ? (itemOf(line)?.words ?? line) : line).trim();
    if (words !== '') {
      const begin = at + line.lastIndexOf(words);
      parts.push(enclosed(value, { from: begin, to: begin + words.length }));
    }
    at = end + 1;
  }
  return parts;
}

const letters: ReadonlySet<string | undefined> = new Set(Object.values(marks));

function enclosed(value: string, { from, to }: Part): Part {
  const letter = value[from - 1];
  if (!letters.has(letter) || value[to] !== letter) return { from, to };
  const [only, ...others] = markedLine(value.slice(from - 1, to + 1));
  return typeof only === 'object' && others.length === 0
    ? enclosed(value, { from: from - 1, to: to + 1 })
    : { from, to };
}

function isAllIn(piece: Marked, mark: Mark): boolean {
  if (typeof piece === 'string') return piece.trim() === '';
  return piece.mark === mark || piece.pieces.every((one) => isAllIn(one, mark));
}

/** The pieces as they are written, without one mark. */
function written(pieces: readonly Marked[], without: Mark): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const letter = piece.mark === without ? '' : marks[piece.mark];
      return letter + written(piece.pieces, without) + letter;
    })
    .join('');
}

type ListKind = 'bullets' | 'numbers';

/** Makes each line that is selected an item of a list, or takes the signs away. */
export function toggledList({ value, from, to }: Selection, kind: ListKind): Change {
  const begin = beginOfLine(value, from);
  const next = value.indexOf('\n', Math.max(from, value[to - 1] === '\n' && to > from ? to - 1 : to));
  const end = next === -1 ? value.length : next;
  const lines = value.slice(begin, end).split('\n');
  const isOnlyLine = lines.length === 1;
  const said = lines.filter((line) => line.trim() !== '');
  if (said.length === 0 && !isOnlyLine) return toggledList({ value, from, to: from }, kind);
  const isList = said.length > 0 && said.every((line) => kindOf(line) === kind);
  let number = 0;
  const words = lines
    .map((line) => {
      if (line.trim() === '' && !isOnlyLine) return line;
      const bare = itemOf(line)?.words ?? line;
      if (isList) return bare;
      number += 1;
      return `${kind === 'bullets' ? '- ' : `${number}. `}${bare}`;
    })
    .join('\n');
  const last = begin + words.length;
  return { from: begin, to: end, words, select: [isOnlyLine ? last : begin, last] };
}

/** A negative place means the first to `lastIndexOf`. */
const beginOfLine = (value: string, at: number) => (at === 0 ? 0 : value.lastIndexOf('\n', at - 1) + 1);

function kindOf(line: string): ListKind | null {
  const item = itemOf(line);
  if (item === null) return null;
  return item.number === null ? 'bullets' : 'numbers';
}

/**
 * What Enter does at the end of a list's item: it begins the next one, and in an empty one ends the list. The numbers
 * below go up with it.
 */
export function nextItem({ value, from, to }: Selection): Change | null {
  const begin = beginOfLine(value, from);
  const line = value.slice(begin, from);
  const item = itemOf(line);
  const isAtEnd = from === to && (from === value.length || value[from] === '\n');
  if (item === null || !isAtEnd) return null;
  if (item.words.trim() === '') return { from: begin, to: from, words: '', select: [begin, begin] };
  const sign = signAfter(item);
  const place = from + 1 + sign.length;
  const [below, shifted] = item.number === null ? ['', ''] : shiftedBelow(value.slice(from), item.number + 1);
  return { from, to: to + below.length, words: `\n${sign}${shifted}`, select: [place, place] };
}

type Item = NonNullable<ReturnType<typeof itemOf>>;

const signAfter = ({ number, sign }: Item) =>
  number === null ? sign : sign.replace(/\d+/, String(number + 1));

/** The lines below that go on with these numbers, as they are and with the next ones. */
function shiftedBelow(rest: string, from: number): readonly [string, string] {
  let [below, shifted] = ['', ''];
  for (const [index, line] of rest.split('\n').slice(1).entries()) {
    const item = itemOf(line);
    if (item?.number !== from + index) break;
    below += `\n${line}`;
    shifted += `\n${signAfter(item)}${item.words}`;
  }
  return [below, shifted];
}

/** A piece of the source: offsets in UTF-16 code units, `end` exclusive. */
export type Range = { start: number; end: number };

/** One-based, as editors count. */
export type Position = { line: number; column: number };

export type Source = {
  name: string;
  text: string;
  position(offset: number): Position;
  /** The text of a line, without its end. */
  line(line: number): string;
  /** The text of a range on one line, shortened in the middle when long. */
  snippet(range: Range): string;
};

const SNIPPET_LENGTH = 120;

export function createSource(text: string, name: string): Source {
  const lineStarts = startsOfLines(text);
  return {
    name,
    text,
    position(offset) {
      const line = lastAtMost(lineStarts, offset);
      return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
    },
    line: (line) => text.slice(lineStarts[line - 1], lineStarts[line]).replace(/[\r\n]+$/, ''),
    snippet: (range) => shorten(text.slice(range.start, range.end).replace(/\s+/g, ' '), SNIPPET_LENGTH),
  };
}

/**
 * The line of the range with a caret below it:
 *
 *     7 |   allow read: if request.auth.uid = userId;
 *       |                                    ^
 */
export function excerpt(source: Source, range: Range): string {
  const { line, column } = source.position(range.start);
  const text = source.line(line);
  // A hostile file may be one line of 256 KB: show the neighbourhood of the caret only.
  const from = Math.max(0, column - 1 - SNIPPET_LENGTH);
  const shown = text.slice(from, column - 1 + SNIPPET_LENGTH);
  const caretsThatFit = Math.max(1, Math.min(range.end - range.start, from + shown.length - column + 1));
  const gutter = `${line} | `;
  const padding = shown.slice(0, column - 1 - from).replace(/[^\t]/g, ' ');
  return `${gutter}${shown}\n${' '.repeat(gutter.length - 2)}| ${padding}${'^'.repeat(caretsThatFit)}`;
}

export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = Math.floor((length - 1) / 2);
  return `${text.slice(0, half)}…${text.slice(text.length - half)}`;
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (const newline of text.matchAll(/\r\n|\n|\r/g)) starts.push(newline.index + newline[0].length);
  return starts;
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

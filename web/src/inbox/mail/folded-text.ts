import { cut } from '@crocodile-hub/core/domain/cut';

/** More than is read at once. */
const mostLines = 300;
const mostLetters = 60_000;

/** The beginning of a long text; null for one that is shown whole. */
export function beginningOf(text: string): string | null {
  const end = endOfLine(text, mostLines);
  const beginning = cut(end === -1 ? text : text.slice(0, end), mostLetters);
  return beginning.length === text.length ? null : beginning;
}

/** The end of the given line, counted from one; -1 if it is the last one or missing. */
function endOfLine(text: string, line: number): number {
  let at = -1;
  for (let lines = 0; lines < line; lines += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return -1;
  }
  return at;
}

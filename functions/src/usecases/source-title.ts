import { onOneLine } from '@crocodile-hub/core/domain/visible-text';

const longest = 200;

/** The title of a source, for whoever reads our answer: on one line, in the order of its letters. */
export function sourceTitle(title: string): string {
  return onOneLine(title).slice(0, longest).toWellFormed();
}

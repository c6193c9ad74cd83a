import type { CommandReading, CommandUnderstanding } from '../../language/command-reading.ts';

/**
 * What was read in plainer words, with the places of the words as they were written. `written`: the whole text; `plain`: what
 * was read. Words that stand in both keep their place; what stands in the plain words alone has none, and its doubt is about
 * the whole.
 */
export function placedIn(written: string, plain: string, read: CommandUnderstanding): CommandUnderstanding {
  const [first, ...others] = read.actions;
  const isOne = others.length === 0;
  const placed = (one: CommandReading) => placedReading(one, written, plain, isOne);
  const leading = placed(first);
  return { ...leading, actions: [leading, ...others.map(placed)] };
}

function placedReading(
  reading: CommandReading,
  written: string,
  plain: string,
  isOne: boolean,
): CommandReading {
  const lower = written.toLowerCase();
  const placeOf = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const words = plain.slice(start, end).toLowerCase();
    const at = words.trim() === '' ? -1 : lower.indexOf(words);
    return at < 0 ? null : { start: at, end: at + words.length };
  };
  const whole = { start: written.length - written.trimStart().length, end: written.trimEnd().length };
  return {
    ...reading,
    words: isOne ? written.trim() : reading.words,
    spans: reading.spans.flatMap((span) => {
      const place = placeOf(span);
      return place === null ? [] : [{ ...span, ...place }];
    }),
    doubts: reading.doubts.map((doubt) => ({ ...doubt, ...(placeOf(doubt) ?? whole) })),
  };
}

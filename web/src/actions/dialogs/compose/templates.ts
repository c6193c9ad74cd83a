import type { Saved } from '../../../account/use-saved-words.ts';

/** Stands in a template for the first name of its recipient. */
export const firstNameMarks = { en: '{first name}', he: '{שם פרטי}' } as const;
const marks = Object.values(firstNameMarks);

/** A `/` at the beginning of a word, and what is typed after it. */
export type Slash = { at: number; query: string };

/** The longest word that is looked at. */
const longestQuery = 60;

/** The slash before the caret: at the beginning of the word that the caret ends. */
export function slashBefore(text: string, caret: number): Slash | null {
  let at = caret;
  while (at > 0 && caret - at <= longestQuery && !/\s/.test(text.charAt(at - 1))) at -= 1;
  if (at === caret || text.charAt(at) !== '/' || caret - at > longestQuery) return null;
  return { at, query: text.slice(at + 1, caret) };
}

/** The templates whose names have the words, those that begin so first. */
export function templatesFor(templates: readonly Saved[], query: string): readonly Saved[] {
  const wanted = query.toLowerCase();
  const placeOf = ({ name }: Saved) => name.toLowerCase().indexOf(wanted);
  const fitting = templates.filter((one) => placeOf(one) !== -1);
  return fitting.toSorted((one, other) => Math.sign(placeOf(one)) - Math.sign(placeOf(other)));
}

type Inserted = {
  text: string;
  /** Where the caret goes, or what is selected: a first name that is not known. */
  from: number;
  to: number;
};

/** Puts a template in the place of a part of the text. */
export function withTemplate(
  text: string,
  { from, to }: { from: number; to: number },
  { words, firstName }: { words: string; firstName: string | null },
): Inserted {
  let filled = words;
  if (firstName !== null) for (const mark of marks) filled = filled.replaceAll(mark, () => firstName);
  const open = marks
    .map((mark) => ({ mark, at: filled.indexOf(mark) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)[0];
  const begin = from + (open?.at ?? filled.length);
  return {
    text: text.slice(0, from) + filled + text.slice(to),
    from: begin,
    to: begin + (open?.mark.length ?? 0),
  };
}

/** A first name that nobody has filled in: such a text must not leave. */
export const lacksFirstName = (text: string): boolean => marks.some((mark) => text.includes(mark));

/** Titles that stand before a first name. */
const titles = /^(?:\p{L}{1,4}\.|ד"ר|ד״ר|פרופ['׳]|עו"ד|עו״ד|גב['׳]|מר)$/u;

/** The first name of somebody who is called so; null for an address, a number and somebody unknown. */
export function firstNameOf(name: string): string | null {
  if (/[@\d]/.test(name) || name === 'Unknown') return null;
  // "Cohen, Dana" is Dana.
  const comma = name.indexOf(',');
  const given = comma === -1 ? name : name.slice(comma + 1);
  return given.split(/\s/).find((word) => /\p{L}/u.test(word) && !titles.test(word)) ?? null;
}

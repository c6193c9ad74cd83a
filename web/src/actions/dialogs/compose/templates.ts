import type { Saved } from '../../../account/use-saved-words.ts';

/** Stands in a template for the first name of its recipient. */
export const firstNameMarks = { en: '{first name}', he: '{שם פרטי}' } as const;
const marks = Object.values(firstNameMarks);

/** A `/` at the beginning of a line, and what is typed after it. */
export type Slash = { at: number; query: string };

/** The slash that begins the caret's line; null without one, and where a space follows it. */
export function slashBefore(text: string, caret: number): Slash | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('\n') + 1;
  const query = before.slice(at + 1);
  return before.charAt(at) === '/' && !query.startsWith(' ') ? { at, query } : null;
}

/** The templates whose names have the words, those that begin so first. */
export function templatesFor(templates: readonly Saved[], query: string): readonly Saved[] {
  const wanted = query.toLowerCase();
  const placeOf = ({ name }: Saved) => name.toLowerCase().indexOf(wanted);
  const fitting = templates.filter((one) => placeOf(one) !== -1);
  return fitting.toSorted((one, other) => Math.sign(placeOf(one)) - Math.sign(placeOf(other)));
}

type Filled = {
  words: string;
  /** What of them is selected: a first name that is not known, or nothing behind the last word. */
  from: number;
  to: number;
};

/** The words of a template for somebody, with their first name where it is known. */
export function filledFor(firstName: string | null, template: string): Filled {
  let words = template;
  if (firstName !== null) for (const mark of marks) words = words.replaceAll(mark, () => firstName);
  const open = marks
    .map((mark) => ({ mark, from: words.indexOf(mark) }))
    .filter(({ from }) => from !== -1)
    .toSorted((one, other) => one.from - other.from)[0];
  const from = open?.from ?? words.length;
  return { words, from, to: from + (open?.mark.length ?? 0) };
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

/**
 * Days that no calendar has: "30 February", "31 באפריל", and 29 February where its year has none. The grammar would read
 * an hour or another month from them. Both readers are given the last day that the month has, in a text of the same
 * length, and the reading asks.
 */
import { withEachAction } from '../../language/command-reading.ts';
import type { Context, Doubt, Reading, SlotName, Understanding } from '../../language/reading.ts';
import { daysIn } from '../../time/calendar.ts';
import { monthNamed, monthsEn, monthsHe } from '../time-names.ts';

/** A day that does not exist, where it stands, and with the last day of its month in its place. */
export type ImpossibleDate = { readonly start: number; readonly end: number; readonly meant: string };

const inEnglish = `(?<month>${monthsEn.map((name) => name.slice(0, 3)).join('|')})[a-z]{0,6}`;
const inHebrew = `(?<month>${monthsHe.join('|')})`;
const ofYear = '(?:,? (?<year>20\\d\\d))?';
const end = '(?![\\d:]|[.,]\\d)';

const forms: readonly RegExp[] = [
  new RegExp(`(?<![\\d:.])(?<day>29|3[01])(?:st|nd|rd|th)?(?: of)? ${inEnglish}\\b${ofYear}${end}`, 'dgi'),
  new RegExp(`\\b${inEnglish} (?:the )?(?<day>29|3[01])(?:st|nd|rd|th)?${ofYear}${end}`, 'dgi'),
  new RegExp(`(?<![\\d:.])(?<day>29|3[01]) [בל]?${inHebrew}(?![א-ת])${ofYear}${end}`, 'dg'),
  /(?<![\d:./])(?<day>29|3[01])[./](?<month>0?[1-9]|1[0-2])(?:[./](?<year>20\d\d))?(?![\d:./])/dg,
];

export function impossibleDatesIn(text: string, { now }: Context): readonly ImpossibleDate[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ index, groups, indices, 0: words }): ImpossibleDate[] => {
      const { day = '', month = '', year } = groups ?? {};
      const [from, to] = indices?.groups?.['day'] ?? [index, index];
      const last = lastDayOf(
        /^\d/.test(month) ? Number(month) : monthNamed(month),
        year === undefined ? null : Number(year),
        now.slice(0, 10),
      );
      if (Number(day) <= last) return [];
      const meant = `${words.slice(0, from - index)}${last}${words.slice(to - index)}`;
      return [{ start: index, end: index + words.length, meant }];
    }),
  );
}

/** `year`: null where none is said, for the next one in which this month is not over. `today`: `YYYY-MM-DD`. */
function lastDayOf(month: number, year: number | null, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const coming = month < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear;
  return daysIn({ year: year ?? coming, month });
}

export function withLastDays(text: string, dates: readonly ImpossibleDate[]): string {
  return dates.reduce((left, { start, end, meant }) => left.slice(0, start) + meant + left.slice(end), text);
}

const times: ReadonlySet<SlotName> = new Set<SlotName>([
  'startTime',
  'endTime',
  'reminderTime',
  'recurrence',
  'due',
  'sendAt',
]);

/**
 * What was read of the text with the last days in it, as one that asks about each; null where one of them was no time.
 */
export function askedAbout(
  understood: Understanding,
  dates: readonly ImpossibleDate[],
  text: string,
): Understanding | null {
  const mended = withLastDays(text, dates);
  const isTimeOf = ({ spans }: Reading, date: ImpossibleDate) =>
    spans.some((span) => times.has(span.slot) && span.start < date.end && span.end > date.start);
  if (!dates.every((date) => understood.actions.some((one) => isTimeOf(one, date)))) return null;
  return withEachAction(understood, (reading) => {
    const at = mended.indexOf(reading.words);
    const words = at === -1 ? reading.words : text.slice(at, at + reading.words.length);
    const own = dates.filter((date) => isTimeOf(reading, date));
    const doubts = own.map(({ start, end, meant }): Doubt => ({ kind: 'date', start, end, meant }));
    return {
      ...reading,
      words,
      doubts: [...reading.doubts, ...doubts].toSorted((a, b) => a.start - b.start),
    };
  });
}

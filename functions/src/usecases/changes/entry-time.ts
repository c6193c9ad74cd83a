/** When an entry of the calendar says it is: "an hour before the meeting with Dana". */
import { dayOfIso } from '@crocodile-hub/core/time/calendar';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { meantBy } from '@crocodile-hub/core/language/changes/meant';
import type { Span } from '@crocodile-hub/core/language/questions/question';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { hourOfPart } from '@crocodile-hub/core/language/time/hours';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';
import type { RelativeTime } from '@crocodile-hub/core/reader/commands/relative-times';
import { shownOutside, withoutMarkdown } from '@crocodile-hub/core/text/markdown';
import type { Person } from '../../ports/accounts.ts';
import type { CalendarEntry, CalendarTime } from '../../ports/calendar.ts';
import { comingDays, entriesOver, isAbout, isoDay } from '../questions/agenda.ts';
import type { Asking } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import { movedTo } from './moved-to.ts';
import { localIso } from '../time/local-time.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { entryWords } from './told-words.ts';

/** What the words mean by the calendar, or why nobody knows. `at`: ISO with the person's offset. */
export type EntryTime = {
  readonly time: RelativeTime;
} & (
  | {
      readonly is: 'found';
      readonly at: string;
      readonly title: string;
      readonly when: string;
      /** How often "every sync" comes, as far as the calendar tells; null for a single time. */
      readonly repeats: string | null;
    }
  | { readonly is: 'not-found'; readonly at: string | null; readonly why: string }
);

type EntryPorts = Parameters<typeof entriesOver>[0];

const daysAhead = 180;

/** `ways`: the words as they may end, the likeliest first. Of several entries that fit, the next one is meant. */
export async function entryTimeOf(
  ports: EntryPorts,
  person: Person,
  command: string,
  ways: readonly [RelativeTime, ...RelativeTime[]],
  clock: PersonClock,
): Promise<EntryTime> {
  const words = questionWords(command);
  const asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  const { noEntry } = entryWords(command);
  const read = await entriesOver(ports, asking, comingDays(asking.time, daysAhead));
  const [time, ...others] = ways;
  const unknown = (why: string): EntryTime => ({ is: 'not-found', time, at: null, why });
  if (read.is === 'not-read') return unknown(read.why);
  // The longest name that an entry bears is the whole of it.
  const longer = others.filter(({ end }) => end > time.end);
  const shorter = others.filter(({ end }) => end < time.end);
  for (const way of [...longer, time, ...shorter]) {
    const entry = nextMeant(read.value, way, clock, way === time ? 'likeliest' : 'other');
    if (entry !== undefined) return byEntry(command, way, seriesOf(entry, read.value, way, clock), asking);
  }
  return unknown(noEntry(bare(time.entry)));
}

const everyOne = /^(?:every|each|כל) /i;

/** The entry, and the next ones of its title where each of them is meant: then the first whose time is not over. */
function seriesOf(
  entry: CalendarEntry,
  entries: readonly CalendarEntry[],
  time: RelativeTime,
  { now, timeZone }: PersonClock,
): readonly [CalendarEntry, ...CalendarEntry[]] {
  if (!everyOne.test(time.entry)) return [entry];
  const ahead = entries
    .filter(({ title, when }) => title === entry.title && (momentOf(when, time, timeZone) ?? 0) > now)
    .toSorted((a, b) => beginOf(a.when) - beginOf(b.when));
  const [first = entry, ...others] = ahead;
  return [first, ...others];
}

const rules: ReadonlyMap<number, string> = new Map([
  [1, 'FREQ=DAILY'],
  [7, 'FREQ=WEEKLY'],
  [14, 'FREQ=WEEKLY;INTERVAL=2'],
]);

/** By the days between the next three; the hour of a series may move by the change of the clocks. */
function repeatsOf(series: readonly CalendarEntry[]): string | null {
  const [first, second, third] = series.map(({ when }) => beginOf(when));
  if (first === undefined || second === undefined) return null;
  const days = Math.round((second - first) / dayMs);
  const isSteady = third === undefined || Math.round((third - second) / dayMs) === days;
  return isSteady ? (rules.get(days) ?? null) : null;
}

const hebrew = /[א-ת]/;
const smallWords = /^(?:the|my|our|an?|to|with|of|about|in|for|from|עם|של|שלי|שלנו|את)$/i;
const isWith = (word: string) => /^(?:with|עם)$/i.test(word);

type Meant = { readonly about: readonly string[]; readonly over: Span | null };

/** By which names, one of which is enough, and over which time an entry is looked for; null for what names none. */
function meantOf(words: string, { context }: PersonClock): Meant | null {
  const clockwork = clockworkOf(context);
  // "My 3 o'clock" is a meeting, though nobody says so.
  const meant =
    meantBy(words, clockwork) ?? meantBy(`${words} ${hebrew.test(words) ? 'פגישה' : 'meeting'}`, clockwork);
  const name = words
    .split(/\s+/)
    .filter((word) => !smallWords.test(word))
    .join(' ');
  if (meant === null) return name === '' ? null : { about: [name], over: null };
  const { about, over } = meant;
  if (about === null) return { about: [], over };
  // A call is written as "Tom" as often as "Call with Tom".
  const whom = whomOf(words, about);
  const thing = about.replace(whatItIs, '');
  return {
    about: [about, whom, thing].filter((one, at, all) => one !== '' && all.indexOf(one) === at),
    over,
  };
}

/** "The Athens trip" may stand there as "Athens". */
const whatItIs =
  /(?<=\S) (?:trip|journey|holiday|vacation|visit|appointment|event)$|^(?:trip|journey|visit) (?:to )?(?=\S)|^ה?(?:נסיעה|טיול|חופשה|ביקור) ל?(?=\S)/i;

/** Those words of the name that stand behind "with". */
function whomOf(words: string, about: string): string {
  const named = new Set(about.split(' '));
  const said = words.split(/\s+/).filter((word) => named.has(word) || isWith(word));
  const at = said.findIndex(isWith);
  return at === -1 ? '' : said.slice(at + 1).join(' ');
}

function nextMeant(
  entries: readonly CalendarEntry[],
  { entry, side }: RelativeTime,
  clock: PersonClock,
  as: 'likeliest' | 'other',
): CalendarEntry | undefined {
  const meant = meantOf(entry.replace(everyOne, ''), clock);
  if (meant === null || (as === 'other' && meant.about.length === 0)) return undefined;
  const { about, over } = meant;
  const coming = entries
    .filter((one) => !isReminderTitle(one.title) && isAhead(one.when, side, clock) && isThen(one.when, over))
    .toSorted((a, b) => beginOf(a.when) - beginOf(b.when));
  // "The meeting" alone is the next one with hours.
  if (about.length === 0) return coming.find(({ when }) => when.is === 'time');
  return about.map((name) => coming.find((one) => isAbout(one, name))).find((found) => found !== undefined);
}

const beginOf = (when: CalendarTime) => (when.is === 'time' ? when.start : Date.parse(when.first));

function isAhead(when: CalendarTime, side: RelativeTime['side'], { now, context }: PersonClock): boolean {
  if (when.is === 'days') return (side === 'before' ? when.first : when.last) >= context.now.slice(0, 10);
  return (side === 'before' ? when.start : when.end) > now;
}

/** An hour is that at which it begins. */
function isThen(when: CalendarTime, over: Span | null): boolean {
  if (over === null) return true;
  if (when.is === 'days')
    return !over.isHours && when.first <= isoDay(over.last) && when.last >= isoDay(over.first);
  return when.start >= over.from && when.start < over.to;
}

function byEntry(
  command: string,
  time: RelativeTime,
  series: readonly [CalendarEntry, ...CalendarEntry[]],
  asking: Asking,
): EntryTime {
  const [entry] = series;
  const { clock, words } = asking;
  const { isPast, hasNoHour } = entryWords(command);
  const title = bare(entry.title.trim() === '' ? words.noTitle : entry.title);
  const when =
    entry.when.is === 'time'
      ? asking.time.moment(entry.when.start)
      : asking.time.day(dayOfIso(entry.when.first));
  const at = momentOf(entry.when, time, clock.timeZone);
  const unknown = (why: string): EntryTime => ({ is: 'not-found', time, at: null, why });
  if (at === null) return unknown(hasNoHour(title, when));
  if (at <= clock.now) return unknown(isPast(title, when, asking.time.moment(at)));
  const repeats = repeatsOf(series);
  return { is: 'found', time, at: localIso(at, clock.timeZone), title, when, repeats };
}

/** Others may have written it: on one line, with no links, and in no Markdown. */
function bare(words: string): string {
  return withoutMarkdown(shownOutside(words)).replace(/[\u2068\u2069]/g, '');
}

/** Null for hours from an entry that has none. Days are counted on the clock, and days of it begin in the morning. */
function momentOf(when: CalendarTime, { side, by, hour }: RelativeTime, timeZone: string): Instant | null {
  const isByHours = by.months === 0 && by.days === 0;
  if (when.is === 'days' && isByHours) return null;
  const isEarlier = side === 'before';
  const moved = movedTo(
    baseOf(when, { isEarlier, isByHours, timeZone }),
    { does: 'shift', shift: { by, isEarlier } },
    timeZone,
  );
  const to = { day: null, clock: hour === null ? null : { hour, minute: 0 } };
  return hour === null ? moved : movedTo(moved, { does: 'move', to }, timeZone);
}

type Base = { readonly isEarlier: boolean; readonly isByHours: boolean; readonly timeZone: string };

function baseOf(when: CalendarTime, { isEarlier, isByHours, timeZone }: Base): Instant {
  if (when.is === 'time') return isByHours && !isEarlier ? when.end : when.start;
  const day = dayOfIso(isEarlier ? when.first : when.last);
  return toInstant({ ...day, hour: hourOfPart.morning, minute: 0, second: 0 }, zoneOf(timeZone, ''));
}

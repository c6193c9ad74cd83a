/** What all of a time's entries are looked at for: what clashes, the fullest day, how long the meetings take. */
import { minuteMs } from '@crocodile-hub/core/time/units';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { daysBetween, shiftDays, utcOfDay, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { entriesShown, firstDayOf, isAbout, lengthOf, lineWithDay, sourcesOf } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { unanswered, type Invited } from './invited.ts';

type AgendaQuestion = Extract<Question, { asks: 'agenda' }>;
type Timed = CalendarEntry & { when: Extract<CalendarEntry['when'], { is: 'time' }> };

const mostPairs = 10;
const mostDays = 31;

export async function dayLooks(
  ports: QuestionPorts,
  asking: Asking,
  question: AgendaQuestion & { looks: NonNullable<AgendaQuestion['looks']> },
): Promise<Answer> {
  const { over, looks } = question;
  const read = await entriesShown(ports, asking, question);
  if (read.is === 'not-read') return plainAnswer(read.why);
  const meant = read.value.filter(({ title }) => !isReminderTitle(title));
  switch (looks) {
    case 'clashes':
      return clashes(meant, await unanswered(ports, asking), question, asking);
    case 'hours':
      return hoursOfMeetings(meant, over, asking);
    case 'busiest':
    case 'emptiest':
      return daysCompared(looks, meant, over, asking);
    default:
      return looks satisfies never;
  }
}

function timedOf(entries: readonly CalendarEntry[]): Timed[] {
  return entries.flatMap((entry) => (entry.when.is === 'time' ? [{ ...entry, when: entry.when }] : []));
}

/** `invited`: invitations without an answer; null where the mailbox could not be read. */
function clashes(
  entries: readonly CalendarEntry[],
  invited: readonly Invited[] | null,
  { over, about }: Pick<AgendaQuestion, 'over' | 'about'>,
  asking: Asking,
): Answer {
  const { words, time } = asking;
  const when = time.span(over);
  const open = new Set((invited ?? []).map(({ entry }) => entry.id));
  const others = (invited ?? [])
    .map(({ entry }) => entry)
    .filter(({ id }) => !entries.some((one) => one.id === id));
  const all = timedOf([...entries, ...others])
    .filter(({ isBusy, when: { start, end } }) => isBusy && start < over.to && end > over.from)
    .toSorted((one, other) => one.when.start - other.when.start);
  const isMeant = (entry: Timed) => about === undefined || isAbout(entry, about);
  if (!all.some(isMeant) && about !== undefined)
    return { ...plainAnswer(words.noMeetingAbout(shownOutside(about), when)), isSure: false, isEmpty: true };
  const pairs = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.when.start < one.when.end && other.when.end > one.when.start)
      .filter((other) => isMeant(one) || isMeant(other))
      .map((other) => [one, other] as const),
  );
  const notes = invited === null ? [words.inDays.noInvitations] : [];
  const none =
    about === undefined ? words.inDays.noClash(when) : words.inDays.noClashWith(shownOutside(about));
  if (pairs.length === 0) return plainAnswer([none, ...notes].join('\n\n'));
  const line = (entry: Timed) =>
    `${lineWithDay(entry, asking)}${open.has(entry.id) ? ` (${words.inDays.unanswered})` : ''}`;
  const shown = pairs.slice(0, mostPairs).map((pair) => pair.map(line).join('\n'));
  const more = pairs.length > mostPairs ? [words.more(pairs.length - mostPairs)] : [];
  return plainAnswer(
    [words.inDays.clashes(when, pairs.length), ...shown, ...more, ...notes].join('\n\n'),
    sourcesOf([...new Set(pairs.flat())], words),
  );
}

/** What people meet for: with hours, and not all of a day. */
function minutesOf(entries: readonly Timed[], { from, to }: Pick<Span, 'from' | 'to'>): number {
  const taken = entries
    .filter(({ isBusy }) => isBusy)
    .map(({ when }) => ({ start: Math.max(when.start, from), end: Math.min(when.end, to) }))
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.start - other.start);
  let [total, last] = [0, 0];
  for (const { start, end } of taken) {
    total += Math.max(0, end - Math.max(start, last));
    last = Math.max(last, end);
  }
  return Math.round(total / minuteMs);
}

function hoursOfMeetings(entries: readonly CalendarEntry[], over: Span, asking: Asking): Answer {
  const { words, time } = asking;
  const timed = timedOf(entries);
  const when = time.span(over);
  const minutes = minutesOf(timed, over);
  if (minutes === 0) return plainAnswer(words.calendarEmpty(when));
  const lines = timed
    .slice(0, mostDays)
    .map((entry) => `${lineWithDay(entry, asking)} · ${lengthOf(minutesOf([entry], over), words)}`);
  return plainAnswer(
    [words.inDays.takes(when, lengthOf(minutes, words), timed.length), lines.join('\n')].join('\n\n'),
    sourcesOf(timed, words),
  );
}

type Day = { day: CalendarDay; count: number; minutes: number };

function daysCompared(
  looks: 'busiest' | 'emptiest',
  entries: readonly CalendarEntry[],
  over: Span,
  asking: Asking,
): Answer {
  const { words, time } = asking;
  const days = daysOf(over, entries, asking);
  const sorted = days.toSorted((one, other) => one.minutes - other.minutes || one.count - other.count);
  const best = looks === 'busiest' ? sorted.at(-1) : sorted[0];
  const when = time.span(over);
  if (best === undefined || (looks === 'busiest' && best.count === 0))
    return plainAnswer(words.calendarEmpty(when));
  const isBest = ({ minutes, count }: Day) => minutes === best.minutes && count === best.count;
  const line = ({ day, count, minutes }: Day) =>
    `- ${time.day(day)}: ${count === 0 ? words.inDays.nothing : `${words.inDays.entries(count)}, ${lengthOf(minutes, words)}`}`;
  const named = days.filter(isBest).map(({ day }) => time.day(day));
  return plainAnswer(
    [words.inDays[looks](when, named.join('; ')), days.map(line).join('\n')].join('\n\n'),
    sourcesOf(entries, words),
  );
}

/** Each day of that time, with what begins on it. */
function daysOf({ first, last, from, to }: Span, entries: readonly CalendarEntry[], { time }: Asking): Day[] {
  const count = Math.min(mostDays, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => {
    const day = shiftDays(first, index);
    const begun = timedOf(entries).filter((entry) => firstDayOf(entry, time) === utcOfDay(day));
    return { day, count: begun.length, minutes: minutesOf(begun, { from, to }) };
  });
}

import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import type { Span } from '@crocodile-hub/core/language/questions/question';
import { shiftDays, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { entriesOver, isAbout } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';

/** What is shorter is no free time. */
export const shortestMinutes = 30;

type Beside = { is: 'over'; over: Span } | { is: 'answered'; answer: Answer };

/** The time from the end of one entry, to the beginning of another; of a day that only they tell. */
export async function besideEntries(
  ports: QuestionPorts,
  asking: Asking,
  { over, after, before }: { over: Span; after?: string; before?: string },
): Promise<Beside> {
  if (after === undefined && before === undefined) return { is: 'over', over };
  const { words, time, clock } = asking;
  const read = await entriesOver(ports, asking, over);
  if (read.is === 'not-read') return { is: 'answered', answer: plainAnswer(read.why) };
  const timed = read.value.flatMap((entry) =>
    entry.when.is === 'time' && !isReminderTitle(entry.title) ? [{ entry, when: entry.when }] : [],
  );
  const first = after === undefined ? null : timed.find(({ entry }) => isAbout(entry, after));
  const next =
    before === undefined
      ? null
      : timed.find(
          ({ entry, when }) => isAbout(entry, before) && (first == null || when.start >= first.when.end),
        );
  if (first === undefined || next === undefined) {
    const name = shownOutside((first === undefined ? after : before) ?? '');
    const none = words.noMeetingAbout(name, time.span(over));
    return { is: 'answered', answer: { ...plainAnswer(none), isSure: false } };
  }
  const zone = zoneOf(clock.timeZone, '');
  const day = time.dayOf(first?.when.end ?? next?.when.start ?? over.from);
  const midnight = (one: CalendarDay) => toInstant({ ...one, hour: 0, minute: 0, second: 0 }, zone);
  const from = first?.when.end ?? Math.max(time.now, midnight(day));
  const to = next?.when.start ?? midnight(shiftDays(day, 1));
  if (to <= from) {
    const when = time.span({ first: day, last: day, from, to: from, isHours: true });
    return {
      is: 'answered',
      answer: plainAnswer(words.noFreeSlots(words.minutes(shortestMinutes), when)),
    };
  }
  return { is: 'over', over: { first: day, last: day, from, to, isHours: true } };
}

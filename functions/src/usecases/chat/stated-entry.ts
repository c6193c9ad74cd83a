import { instantOf } from '@crocodile-hub/core/time/written-time';
import { statedEntry } from '@crocodile-hub/core/reader/told/stated-entry';
import type { Person } from '../../ports/accounts.ts';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { comingDays, entriesOver } from '../questions/agenda.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { readingOfBoth } from '../understanding.ts';

const daysAhead = 180;

/**
 * The command for what is said to be so and is not in the calendar yet, and the question where something begins there
 * then; null for other words. Rule chat.stated.1.
 */
export async function entryStated(
  ports: Parameters<typeof entriesOver>[0],
  person: Person,
  message: string,
  clock: PersonClock,
): Promise<string | null> {
  const command = statedEntry(message);
  if (command === null) return null;
  const { actions } = await readingOfBoth(command, clock.context, { offers: true });
  const [entry] = actions;
  const start = entry.intent === 'create_event' ? entry.slots.startTime : null;
  const at = start === null ? null : instantOf(start, clock.timeZone);
  if (at === null) return null;
  const words = questionWords(message);
  const asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  const there = await entriesOver(ports, asking, comingDays(asking.time, daysAhead));
  const isThere = ({ when }: CalendarEntry) => when.is === 'time' && when.start === at;
  if (there.is === 'not-read') return null;
  return there.value.some(isThere) ? `${message.replace(/[.! ]{1,4}$/, '')}?` : command;
}

import type { Instant } from '@crocodile-hub/core/contract/time';
import { readRemindBefore, remindBefore } from '@crocodile-hub/core/reader/corrections/remind-before';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { movedTo } from '../changes/moved-to.ts';
import { localIso } from '../time/local-time.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { readingOfBoth } from '../understanding.ts';
import type { Card } from './corrected.ts';
import { startOf } from './corrected-time.ts';

type Reminder = { is: 'reminder'; card: Omit<Card, 'id'> } | { is: 'past'; at: Instant };

/** "And remind me an hour before", of a meeting or a task that waits: a reminder beside it. Rule chat.correction.3. */
export function reminderBefore(card: Card, message: string, { now, timeZone }: PersonClock): Reminder | null {
  const { newTitle, title } = card.payload;
  const thing = newTitle ?? title;
  const start = startOf(card, timeZone);
  const reminder = start === null || typeof thing !== 'string' ? null : readRemindBefore(message);
  if (start === null || reminder === null) return null;
  const { deed, by, hour } = reminder;
  const earlier = movedTo(start, { does: 'shift', shift: { by, isEarlier: true } }, timeZone);
  const clock = hour === null ? null : { hour, minute: 0 };
  const at = movedTo(earlier, { does: 'move', to: { day: null, clock } }, timeZone);
  if (at <= now) return { is: 'past', at };
  const task = deed.trim().replace(/^to /i, '') || thing;
  return {
    is: 'reminder',
    card: { actionType: 'reminder', payload: { task, reminderTime: localIso(at, timeZone) } },
  };
}

/** The same after the meeting was confirmed: with its name, by which the calendar knows it. */
export async function withMeetingMade(
  message: string,
  earlier: readonly string[],
  { context }: PersonClock,
): Promise<string> {
  const before = earlier.at(-1);
  const reminder = before === undefined ? null : readRemindBefore(message);
  if (before === undefined || reminder === null) return message;
  const { actions } = await readingOfBoth(before, context, { offers: true });
  const made = actions.find(({ intent }) => intent === 'create_event');
  const title = made?.intent === 'create_event' ? made.slots.title : null;
  return title == null
    ? message
    : remindBefore(reminder, isMostlyHebrew(title) ? `ה${title}` : `the ${title}`);
}

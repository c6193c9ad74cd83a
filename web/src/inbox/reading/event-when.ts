import type { EventWhen } from '@crocodile-hub/core/contract/invitation';
import { clockOf, dayOf, isSameDay, type WhenContext } from '../../kit/text/when.ts';

/** The time of a meeting in words: its days, and its hours unless it lasts whole days. */
export type WhenWords = { days: string; hours: string | null };

/** Tue 24 Nov and 10:30–11:30, on the person's clock. Whole days are the same everywhere. */
export function eventWhenWords(when: EventWhen, context: WhenContext): WhenWords {
  if (when.is === 'days') {
    const days = { ...context, timeZone: 'UTC' };
    const [first, last] = [dayOf(Date.parse(when.first), days), dayOf(Date.parse(when.last), days)];
    return { days: when.first === when.last ? first : `${first} – ${last}`, hours: null };
  }
  const [start, end] = [Date.parse(when.start), Date.parse(when.end)];
  const [from, to] = [clockOf(start, context), clockOf(end, context)];
  if (isSameDay(start, end, context.timeZone)) {
    return { days: dayOf(start, context), hours: start === end ? from : `${from}–${to}` };
  }
  return { days: `${dayOf(start, context)} ${from} – ${dayOf(end, context)} ${to}`, hours: null };
}

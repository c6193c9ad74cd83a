/** What every action is read from, and what it answers with. */
import type { Head } from '../intent/head.ts';
import type { Context, Proposal, Reading } from '../reading.ts';
import type { Sentence } from '../sentence.ts';
import { claim, type Draft } from '../slots/draft.ts';
import type { Times } from '../time/expression.ts';
import type { CalendarDay } from '../../time/calendar.ts';
import type { Clockwork } from '../time/clockwork.ts';
import type { Moment } from '../time/resolve.ts';
import { toInstant, toLocalIso } from '../../time/zone.ts';

/** A sentence with its times, and the head that was found in it. */
export type Parsed = {
  readonly sentence: Sentence;
  readonly times: Times;
  readonly head: Head | null;
  readonly context: Context;
};

export type Command = Parsed & {
  readonly head: Head;
  readonly draft: Draft;
  readonly clockwork: Clockwork;
};

export type Extras = Pick<Reading, 'sendAt' | 'day' | 'repeats'>;

export type Outcome = {
  readonly proposal: Proposal;
  readonly extras?: Partial<Extras>;
  /** False where the words allow another reading of a time. */
  readonly certain: boolean;
};

/** The words that make it a command. A meeting's own noun stays free: it is the beginning of its title. */
export function claimHead(draft: Draft, head: Head): void {
  if (head.verb !== null) claim(draft, head.verb, 'intent');
  const isTitle = head.action === 'create_event' && head.noun?.role === 'object';
  if (head.noun !== null && !isTitle) claim(draft, head.noun, 'intent');
}

const reminderHour = 9;
/** Nobody plans further ahead; beyond it the words are no time. */
const lastInstant = Date.UTC(2200, 0, 1);

/** A day without an hour: reminders and mails come in the morning; when that has passed today, they have no time. */
export function dayStart({ day }: Moment, { zone, now }: Clockwork): number | null {
  if (day === null) return null;
  const start = toInstant({ ...day, hour: reminderHour, minute: 0, second: 0 }, zone);
  return start > now ? start : null;
}

/** A task is due when its day ends. */
export function dayEnd({ day }: Moment, { zone }: Clockwork): number | null {
  return day === null ? null : toInstant({ ...day, hour: 23, minute: 59, second: 0 }, zone);
}

export function iso(instant: number | null, { zone }: Clockwork): string | null {
  const isUsable = instant !== null && instant > 0 && instant < lastInstant;
  return isUsable ? toLocalIso(instant, zone) : null;
}

export function isoDay(day: CalendarDay | null): string | null {
  if (day === null || day.year > 2200) return null;
  return `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`;
}

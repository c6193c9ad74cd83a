import type { Instant } from '@crocodile-hub/core/contract/time';
import { secondMs } from '@crocodile-hub/core/time/units';
import type { Reminder } from './reminder.ts';

export type Countdown = { days: number; clock: string };

const daySeconds = 86_400;

/** Whole days and the rest as 02:48:51. Rounded up, so that 00:00:00 is shown only when the time is reached. */
export function countdown(leftMs: number): Countdown {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs));
  const rest = seconds % daySeconds;
  const parts = [Math.floor(rest / 3_600), Math.floor((rest % 3_600) / 60), rest % 60];
  return {
    days: Math.floor(seconds / daySeconds),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}

/** The share of the time from creation to due that is left: 1 at first, 0 when due. The ridge shows it. */
export function shareLeft(reminder: Pick<Reminder, 'createdAt' | 'dueAt'>, now: Instant): number {
  const whole = reminder.dueAt - reminder.createdAt;
  if (whole <= 0) return 0;
  return Math.min(1, Math.max(0, (reminder.dueAt - now) / whole));
}

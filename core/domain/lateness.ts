import { minuteMs } from '../time/units.ts';

/** A delivery later than this says how late it is. Everything below is on time for a person. */
const lateFromMs = minuteMs;

export type Lateness = { is: 'on-time' } | { is: 'late'; amount: number; unit: 'minutes' | 'hours' | 'days' };

/** How late a delivery was, in the largest unit that gives a whole number. */
export function latenessOf(lateMs: number): Lateness {
  if (lateMs <= lateFromMs) return { is: 'on-time' };
  const minutes = Math.round(lateMs / minuteMs);
  if (minutes < 60) return { is: 'late', amount: minutes, unit: 'minutes' };
  const hours = Math.round(minutes / 60);
  if (hours < 24) return { is: 'late', amount: hours, unit: 'hours' };
  return { is: 'late', amount: Math.round(hours / 24), unit: 'days' };
}

import { dayMs } from '@crocodile-hub/core/time/units';

const timeZone = 'Asia/Jerusalem';

/** This local hour in Jerusalem, the given days from now. */
export function jerusalemTime(now: number, daysFromNow: number, at: string): number {
  const instant = now + daysFromNow * dayMs;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
  return Date.parse(`${day}T${at}:00${offset(instant)}`);
}

/** Days until the next such weekday in Jerusalem; 0 is Sunday. Today counts as a week away. */
export function daysUntil(weekday: number, now: number): number {
  const today = new Date(jerusalemTime(now, 0, '12:00')).getUTCDay();
  return ((weekday - today + 6) % 7) + 1;
}

/** `+02:00` in winter, `+03:00` in summer. */
function offset(instant: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '');
}

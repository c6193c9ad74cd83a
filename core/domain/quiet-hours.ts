/** Hours without any sound, in local time: from `from` until before `to`, over midnight if `to` is earlier. */
export type QuietHours = { from: string; to: string };

export const usualQuietHours: QuietHours = { from: '22:00', to: '07:00' };

/** `time` is the person's local time, `HH:MM`. If both ends are the same, no hour is quiet. */
export function isQuietAt(time: string, { from, to }: QuietHours): boolean {
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** The local time in a zone. */
export function clockTime(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);
}

/** Hours in which nothing rings, as a clock shows them: `from` until before `to`, over midnight where that is earlier. */
export type QuietHours = { from: string; to: string };

export const usualQuietHours: QuietHours = { from: '22:00', to: '07:00' };

/** `time` is what the person's clock shows, `HH:MM`. The same time twice is no hour at all. */
export function isQuietAt(time: string, { from, to }: QuietHours): boolean {
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** What a clock shows in a zone. */
export function clockTime(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);
}

/** Which hour the words mean: the half of the day, the part of the day, the end of a range. */
import { sameDate, type CalendarDay } from '../../time/calendar.ts';
import type { Clockwork } from './clockwork.ts';
import type { Expression } from './expression.ts';
import type { Clock, PartOfDay } from './pieces.ts';
import { toInstant, toWall, type Zone } from '../../time/zone.ts';

/** The hour that a part of the day stands for when none is said. Always reported as uncertain, noon excepted. */
export const hourOfPart = {
  dawn: 5,
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 19,
  night: 21,
  'end-of-day': 17,
} as const satisfies Record<PartOfDay, number>;

/** People awake: where an hour can be two, the one in this range is meant. */
const dayBegins = 7;

const dayEnds = 24;

export type TimeOfDay = { readonly hour: number; readonly minute: number };

export type Hour = { readonly time: TimeOfDay; readonly sure: boolean };

export function atHour(hour: number): Hour {
  return { time: { hour, minute: 0 }, sure: false };
}

/** Which half of the day an hour belongs to. Hours past 23 run into the next day. */
export function meridiemOf(
  clock: Clock,
  expression: Expression,
  clockwork: Clockwork,
  day: CalendarDay,
  { isNamed }: { isNamed: boolean },
): Hour {
  const { hour, minute, meridiem } = clock;
  const at = (chosen: number, sure: boolean): Hour => ({ time: { hour: chosen, minute }, sure });
  if (meridiem !== null) return at((hour % 12) + (meridiem === 'pm' ? 12 : 0), true);
  if (hour > 12) return at(hour, true);
  if (expression.part !== null) return at(hourInPart(hour, expression.part, expression.partFirst), true);
  if (clock.is24h) return at(hour, true);
  const morning = hour % 12;
  const evening = morning + 12;
  // "6:00 to 14:00" is over on the same day.
  if ((expression.end?.hour ?? 0) > 12 && evening >= (expression.end?.hour ?? 0)) return at(morning, true);
  if (clockwork.hint === 'evening' && morning >= 5 && morning <= 10) return at(evening, true);
  if (clockwork.hint === 'morning' && morning >= 4) return at(morning, true);
  const usual = (clock.named ?? morning) % 12 >= dayBegins ? morning : evening;
  if (expression.every !== null) return at(usual, true);
  const isToday = sameDate(day, toWall(clockwork.now, clockwork.zone));
  if (!isToday) return at(usual, true);
  const isAhead = (chosen: number) =>
    toInstant({ ...day, hour: chosen, minute, second: 0 }, clockwork.zone) > clockwork.now;
  const awake = [morning, evening].filter((chosen) => chosen >= dayBegins && chosen < dayEnds);
  const next = awake.find(isAhead) ?? (isNamed ? [morning, evening].find(isAhead) : undefined);
  return at(next ?? usual, true);
}

function hourInPart(hour: number, part: PartOfDay, partFirst: boolean): number {
  const morning = hour % 12;
  switch (part) {
    case 'dawn':
    case 'morning':
      return morning;
    case 'noon':
      return morning >= 10 ? morning : morning + 12;
    case 'afternoon':
    case 'end-of-day':
      return morning + 12;
    case 'evening':
      return hour === 12 ? 24 : morning + 12;
    case 'night':
      if (hour === 12) return 24;
      if (morning >= 6) return morning + 12;
      return partFirst ? morning + 24 : morning;
    default:
      return part satisfies never;
  }
}

/** The end of a range: the first time after its start that the words allow. */
export function endOf(
  from: number,
  start: TimeOfDay,
  end: Clock,
  startClock: Clock | null,
  day: CalendarDay,
  zone: Zone,
): number {
  const hours = candidateHours(end, startClock);
  const after =
    hours.find((hour) => hour * 60 + end.minute > start.hour * 60 + start.minute) ?? (hours[0] ?? 0) + 24;
  const instant = toInstant({ ...day, hour: after, minute: end.minute, second: 0 }, zone);
  return instant > from ? instant : from;
}

function candidateHours(clock: Clock, start: Clock | null): readonly number[] {
  const morning = clock.hour % 12;
  if (clock.meridiem !== null) return [morning + (clock.meridiem === 'pm' ? 12 : 0)];
  if (clock.hour > 12 || (clock.is24h && start?.is24h === true)) return [clock.hour];
  return [morning, morning + 12, morning + 24];
}

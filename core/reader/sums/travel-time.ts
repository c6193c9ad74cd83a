/** "480 km at 80 km an hour, how long does it take", and how far or how fast one gets by the other two. */
import { isOfTime, type Amount, type Measure } from './amounts.ts';
import { shown } from './rates.ts';
import type { Worked } from './units.ts';

/** By the name of what is gone: what a speed is called, and how many metres it is an hour. */
const speeds: Readonly<Record<string, { readonly length: string; readonly metres: number }>> = {
  'km/h': { length: 'km', metres: 1000 },
  mph: { length: 'mi', metres: 1609.344 },
  kn: { length: 'nmi', metres: 1852 },
};
const secondsInHour = 3600;
/** So short a way is no journey. */
const leastHours = 0.05;
const howFar =
  /\bhow (?:far|many (?:km|kilometres|kilometers|miles))\b|\bwhat distance\b|(?<![א-ת])(?:איזה מרחק|מה המרחק|כמה (?:קילומטר|קילומטרים|ק"מ))(?![א-ת])/;
const howFast =
  /\bhow fast\b|\b(?:what|which|average) speed\b|(?<![א-ת])(?:באיזו מהירות|מה המהירות|מהירות ממוצעת)(?![א-ת])/;
const howLong = /\bhow (?:long|many hours)\b|(?<![א-ת])(?:כמה זמן|כמה שעות|תוך כמה)(?![א-ת])/;

/** Null for anything but two of a length, a time and a speed, where the third is asked for. */
export function travelled(amounts: readonly Amount[], said: string): Worked | null {
  if (amounts.length !== 2 || amounts.some(({ per, value }) => per.length > 0 || value === 0)) return null;
  const find = (isSo: (measure: Measure | undefined) => boolean) => amounts.find(({ of: [of] }) => isSo(of));
  const way = find((of) => of?.kind === 'length');
  const time = find((of) => of?.kind === 'time' && isOfTime(of));
  const speed = find((of) => of?.kind === 'speed');
  if (way !== undefined && speed !== undefined && howLong.test(said)) return longFor(way, speed);
  if (time !== undefined && speed !== undefined && howFar.test(said)) return farIn(time, speed);
  return way !== undefined && time !== undefined && howFast.test(said) ? fastOver(way, time) : null;
}

function longFor(way: Amount, speed: Amount): Worked | null {
  const known = speeds[speed.of[0]?.name ?? ''];
  if (known === undefined) return null;
  // Miles have a rounding error.
  const length = Math.round(((way.value * (way.of[0]?.times ?? 0)) / known.metres) * 1e9) / 1e9;
  const result = length / speed.value;
  return result < leastHours ? null : { sum: `${shown(length)} ÷ ${shown(speed.value)}`, result, unit: 'h' };
}

function farIn(time: Amount, speed: Amount): Worked | null {
  const known = speeds[speed.of[0]?.name ?? ''];
  const hours = hoursOf(time);
  if (known === undefined) return null;
  return { sum: `${shown(speed.value)} × ${shown(hours)}`, result: speed.value * hours, unit: known.length };
}

function fastOver(way: Amount, time: Amount): Worked | null {
  const name = way.of[0]?.name;
  const found = Object.entries(speeds).find(([, { length }]) => length === name);
  const hours = hoursOf(time);
  if (found === undefined) return null;
  return { sum: `${shown(way.value)} ÷ ${shown(hours)}`, result: way.value / hours, unit: found[0] };
}

function hoursOf({ value, of: [of] }: Amount): number {
  return (value * (of?.times ?? 0)) / secondsInHour;
}

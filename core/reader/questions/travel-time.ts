/** "480 km at 80 km an hour, how long does it take" */
import type { Amount } from './amounts.ts';
import { shown } from './rates.ts';
import type { Worked } from './units.ts';

const speeds: ReadonlySet<string | null> = new Set(['km/h', 'mph', 'kn']);
const secondsInHour = 3600;
/** So short a way is no journey. */
const leastHours = 0.05;

/** In hours; null for anything but one length and one speed. */
export function travelTime(amounts: readonly Amount[]): Worked | null {
  const way = amounts.find(({ of: [of] }) => of?.kind === 'length');
  const speed = amounts.find(({ of: [of] }) => of?.kind === 'speed');
  const [far, fast] = [way?.of[0], speed?.of[0]];
  if (amounts.length !== 2 || way === undefined || far === undefined) return null;
  if (speed === undefined || fast === undefined || !speeds.has(fast.name) || speed.value === 0) return null;
  if (way.per.length + speed.per.length > 0) return null;
  // A mile comes out of its speed with a rounding error.
  const length = Math.round(((way.value * far.times) / (fast.times * secondsInHour)) * 1e9) / 1e9;
  const result = length / speed.value;
  return result < leastHours ? null : { sum: `${shown(length)} ÷ ${shown(speed.value)}`, result, unit: 'h' };
}

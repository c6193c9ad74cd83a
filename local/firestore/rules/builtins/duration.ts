import { problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { isDuration, NANOS } from '../values/time.ts';
import { int } from '../values/value.ts';
import { overload } from './overload.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.Duration */
export const durationMethods = {
  seconds: [overload(['duration'], (self) => int(self.nanos / NANOS.second))],
  /** The rest below a second, of the same sign. */
  nanos: [overload(['duration'], (self) => int(self.nanos % NANOS.second))],
};

export const durationFunctions = {
  'duration.value': [overload(['int', 'string'], (amount, unit) => durationOf(amount.value, unit.value))],
  'duration.time': [
    overload(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
      checkedDuration(
        hours.value * NANOS.hour + minutes.value * NANOS.minute + seconds.value * NANOS.second + nanos.value,
      ),
    ),
  ],
  'duration.abs': [
    overload(['duration'], ({ nanos }) => ({ type: 'duration', nanos: nanos < 0n ? -nanos : nanos })),
  ],
};

const UNITS: Readonly<Record<string, bigint>> = {
  w: NANOS.week,
  d: NANOS.day,
  h: NANOS.hour,
  m: NANOS.minute,
  s: NANOS.second,
  ms: NANOS.millisecond,
  ns: 1n,
};

export function checkedDuration(nanos: bigint): Result {
  return isDuration(nanos) ? { type: 'duration', nanos } : problem('a duration of more than 10,000 years');
}

function durationOf(amount: bigint, unit: string): Result {
  const nanos = UNITS[unit];
  if (nanos === undefined)
    return problem(`'${unit}' is no unit of time; there are ${Object.keys(UNITS).join(', ')}`);
  return checkedDuration(amount * nanos);
}

import { problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { float, int } from '../values/value.ts';
import { overload } from './overload.ts';

/** The casts `int(x)` and `float(x)`. */
export const numberFunctions = {
  int: [
    overload(['int'], (value) => value),
    overload(['float'], (value) => toInt(Math.trunc(Number(value.value)))),
    overload(['string'], (text) => parseInteger(text.value)),
  ],
  float: [
    overload(['float'], (value) => float(Number(value.value))),
    overload(['string'], (text) => parseFloating(text.value)),
  ],
};

const LEAST = -(2n ** 63n);
const GREATEST = 2n ** 63n - 1n;

/** null beyond 64 bits. */
export const checkedInt = (value: bigint): bigint | null =>
  value < LEAST || value > GREATEST ? null : value;

/** As Java casts a double to a long: NaN becomes 0, and too large values become the largest long. */
export function toInt(value: number): Result {
  if (Number.isNaN(value)) return int(0);
  if (value >= Number(GREATEST)) return int(GREATEST);
  return value <= Number(LEAST) ? int(LEAST) : int(value);
}

function parseInteger(text: string): Result {
  const value = /^[-+]?\d{1,20}$/.test(text) ? checkedInt(BigInt(text.replace(/^\+/, ''))) : null;
  return value === null ? problem(`int('${text}'): this is no int`) : int(value);
}

function parseFloating(text: string): Result {
  if (/^[-+]?(?:NaN|Infinity)$/.test(text)) return float(Number(text.replace(/^[-+](?=NaN)/, '')));
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text)) return float(Number(text));
  return problem(`float('${text}'): this is no float`);
}

import { bool, float, int } from '../values/value.ts';
import { toInt } from './number.ts';
import { overload } from './overload.ts';

/**
 * `ceil` and `floor` yield floats, `round` an int with halves up, as Java's Math (observed).
 * Source: https://firebase.google.com/docs/reference/rules/rules.math
 */
export const mathFunctions = {
  'math.abs': [
    // The least int has no positive counterpart and stays itself.
    overload(['int'], (value) => int(BigInt.asIntN(64, value.value < 0n ? -value.value : value.value))),
    overload(['float'], (value) => float(Math.abs(Number(value.value)))),
  ],
  'math.ceil': [overload(['float'], (value) => float(Math.ceil(Number(value.value))))],
  'math.floor': [overload(['float'], (value) => float(Math.floor(Number(value.value))))],
  'math.round': [overload(['float'], (value) => toInt(Math.round(Number(value.value))))],
  'math.sqrt': [overload(['float'], (value) => float(Math.sqrt(Number(value.value))))],
  'math.pow': [
    overload(['float', 'float'], (base, exponent) => float(Number(base.value) ** Number(exponent.value))),
  ],
  'math.isInfinite': [
    overload(['float'], ({ value }) => bool(Math.abs(Number(value)) === Number.POSITIVE_INFINITY)),
  ],
  'math.isNaN': [overload(['float'], (value) => bool(Number.isNaN(Number(value.value))))],
};

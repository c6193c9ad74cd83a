import { describe, expect, it } from 'vitest';
import { double, valueOf, type Plain } from '../../transfer/plain-values.ts';
import { applyTransform } from './transform.ts';
import type { Transform } from './write.ts';

const time = { seconds: 100, nanos: 123_456_000 };
const largest = 2n ** 63n - 1n;

function numeric(
  kind: 'increment' | 'maximum' | 'minimum',
  current: Plain | undefined,
  operand: Plain,
): unknown {
  const transform: Transform = { field: ['n'], kind, operand: valueOf(operand) };
  return applyTransform(transform, current === undefined ? undefined : valueOf(current), time).value;
}

function elements(kind: 'appendMissing' | 'removeAll', current: Plain, given: Plain[]): unknown {
  return applyTransform({ field: ['a'], kind, elements: given.map(valueOf) }, valueOf(current), time).value;
}

describe('numeric transforms', () => {
  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['adds integers', 2, 3, 5],
    ['becomes a double with a double', 2, double(0.5), double(2.5)],
    ['starts from the operand where nothing was', undefined, 3, 3],
    ['replaces what is no number', 'x', 3, 3],
    ['stops at the largest integer', largest, 1, largest],
    ['stops at the smallest integer', -largest, -5, -(2n ** 63n)],
  ])('increment %s', (_what, current, operand, result) => {
    expect(numeric('increment', current, operand)).toEqual(valueOf(result));
  });

  it.each<[string, Plain | undefined, Plain, Plain]>([
    ['takes the larger', 2, 3, 3],
    ['keeps the stored type on a tie', 3, double(3), 3],
    ['compares across types', double(2.5), 2, double(2.5)],
    ['lets NaN win', 2, double(Number.NaN), double(Number.NaN)],
    ['replaces what is no number', 'x', 3, 3],
  ])('maximum %s', (_what, current, operand, result) => {
    expect(numeric('maximum', current, operand)).toEqual(valueOf(result));
  });

  it('minimum takes the smaller, and NaN where there is one', () => {
    expect(numeric('minimum', 2, -3)).toEqual(valueOf(-3));
    expect(numeric('minimum', double(Number.NaN), -3)).toEqual(valueOf(double(Number.NaN)));
  });
});

describe('array transforms', () => {
  it('appends what is missing, once, 1 and 1.0 being the same', () => {
    expect(elements('appendMissing', [1, 'a'], [double(1), 'b', 'b'])).toEqual(valueOf([1, 'a', 'b']));
  });

  it('removes every occurrence', () => {
    expect(elements('removeAll', [1, 2, double(1), double(Number.NaN)], [1, double(Number.NaN)])).toEqual(
      valueOf([2]),
    );
  });

  it('begins an array where there was none', () => {
    expect(elements('appendMissing', 'text', [1])).toEqual(valueOf([1]));
    expect(elements('removeAll', 'text', [1])).toEqual(valueOf([]));
  });
});

it('stamps the time of the request in milliseconds', () => {
  const { value, result } = applyTransform({ field: ['t'], kind: 'serverTime' }, undefined, time);
  expect(value).toEqual({ type: 'timestamp', seconds: 100, nanos: 123_000_000 });
  expect(result).toEqual(value);
});

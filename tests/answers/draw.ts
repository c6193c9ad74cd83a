import { seeded } from '../../functions/src/testing/seeded.ts';

/** Chance that is the same for the same seed. */
export type Draw = {
  /** In [0, 1). */
  number(): number;
  /** A whole number from 0 up to `below`, without it. */
  below(below: number): number;
  is(share: number): boolean;
  pick<T>(list: readonly T[]): T;
};

export function drawBy(seed: number): Draw {
  const number = seeded(seed);
  const below = (limit: number) => Math.floor(number() * limit);
  return {
    number,
    below,
    is: (share) => number() < share,
    pick(list) {
      const one = list[below(list.length)];
      if (one === undefined) throw new RangeError('nothing to pick from');
      return one;
    },
  };
}

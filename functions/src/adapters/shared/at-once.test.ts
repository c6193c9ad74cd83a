import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

/** Who works, in the order in which they began, and what ends each of their turns. */
function workers(most: { all: number; each: number }) {
  const take = atOnce(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: async (...who: string[]) => {
      for (const one of who) {
        void take(one).then((end) => {
          begun.push(one);
          ends.push(end);
        });
      }
      await setImmediate();
    },
    end: async () => {
      ends.shift()?.();
      await setImmediate();
    },
  };
}

it('lets so many work at once, and the next one in the order in which they came', async () => {
  const { ask, end, begun } = workers({ all: 2, each: 2 });
  await ask('anna', 'ben', 'dana', 'eve');
  expect(begun).toEqual(['anna', 'ben']);
  await end();
  expect(begun).toEqual(['anna', 'ben', 'dana']);
  await end();
  expect(begun).toEqual(['anna', 'ben', 'dana', 'eve']);
});

it('keeps nobody waiting for somebody who has their share', async () => {
  const { ask, end, begun } = workers({ all: 3, each: 1 });
  await ask('eve', 'eve', 'eve', 'anna');
  expect(begun).toEqual(['eve', 'anna']);
  await end();
  expect(begun).toEqual(['eve', 'anna', 'eve']);
});

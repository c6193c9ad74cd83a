import { expect, it } from 'vitest';
import { kept } from './kept.ts';

it('asks again once the answer is as old as it may be, by the clock that it was given', async () => {
  let now = 5_000;
  const asked: string[] = [];
  const ask = kept({ keptMs: 1_000, now: () => now }, (question) => {
    asked.push(question);
    return Promise.resolve(asked.length);
  });
  expect(await ask('Haifa')).toBe(1);
  now += 999;
  expect(await ask('Haifa')).toBe(1);
  now += 1;
  expect(await ask('Haifa')).toBe(2);
  expect(asked).toEqual(['Haifa', 'Haifa']);
});

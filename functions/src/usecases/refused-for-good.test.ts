import { expect, it } from 'vitest';
import { Failure } from '../ports/failure.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { refusedForGood } from './refused-for-good.ts';

const refused = new Failure('reauth', 'googleNeeded');

it('asks three times by the given clock before a grant counts as ended', async () => {
  const clock = fakeClock(0);
  const askedAt: number[] = [];
  const ask = () => {
    askedAt.push(clock.now());
    return Promise.reject(refused);
  };
  expect(await refusedForGood({ clock }, ask)).toBeNull();
  expect(askedAt).toEqual([0, 100, 400]);
});

it('answers what a later try brings', async () => {
  const answers = [() => Promise.reject(refused), () => Promise.resolve('token')].values();
  const ask = () => answers.next().value?.() ?? Promise.reject(new Error('asked too often'));
  expect(await refusedForGood({ clock: fakeClock() }, ask)).toBe('token');
});

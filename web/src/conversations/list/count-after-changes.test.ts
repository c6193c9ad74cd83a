import type { SessionCounts } from '@crocodile-hub/core/domain/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { inAWindow } from '../../kit/state/testing/in-a-window.ts';
import { countAfterChanges } from './count-after-changes.ts';

const counts = (total: number): SessionCounts => ({ total, active: 0, completed: 0 });

let told: (SessionCounts | null)[];
let asked: PromiseWithResolvers<SessionCounts>[];
const countAgain = () =>
  countAfterChanges(
    () => {
      const answer = Promise.withResolvers<SessionCounts>();
      asked.push(answer);
      return answer.promise;
    },
    (counted) => void told.push(counted),
  );
const aSecondPasses = () => vi.advanceTimersByTimeAsync(1_000);

inAWindow();

beforeEach(() => {
  [told, asked] = [[], []];
});

it('asks the server once after a burst of changes', async () => {
  countAgain()();
  countAgain();
  await aSecondPasses();
  asked[0]?.resolve(counts(7));
  await aSecondPasses();
  expect([asked.length, told]).toEqual([1, [counts(7)]]);
});

it('tells nothing of an earlier count that is answered after a later one', async () => {
  const stop = countAgain();
  await aSecondPasses();
  stop();
  countAgain();
  await aSecondPasses();
  asked[1]?.resolve(counts(8));
  await aSecondPasses();
  asked[0]?.resolve(counts(7));
  await aSecondPasses();
  expect(told).toEqual([counts(8)]);
});

it('tells a failure, unless it is an earlier one', async () => {
  const stop = countAgain();
  await aSecondPasses();
  stop();
  countAgain();
  await aSecondPasses();
  asked[0]?.reject(new Error('offline'));
  await aSecondPasses();
  expect(told).toEqual([]);
  asked[1]?.reject(new Error('offline'));
  await aSecondPasses();
  expect(told).toEqual([null]);
});

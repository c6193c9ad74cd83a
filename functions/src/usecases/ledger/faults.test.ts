import { expect, it } from 'vitest';
import { faultRun } from '../../testing/fault-run.ts';

/** A seeded sample; `npm run bench:ledger` does ten thousand. */
const runs = 400;

it('neither loses nor doubles a mail, whatever dies or falls silent', { timeout: 60_000 }, async () => {
  const results = await Promise.all(Array.from({ length: runs }, (_, seed) => faultRun(seed)));
  const wrong = results.filter(({ status, effects }) => effects !== (status === 'done' ? 1 : 0));
  expect(wrong).toEqual([]);
  expect(results.every(({ status }) => status === 'done' || status === 'failed')).toBe(true);
  // The sample must have met what it is about.
  expect(results.filter(({ abandoned }) => abandoned > 0).length).toBeGreaterThan(runs / 4);
  expect(results.filter(({ status }) => status === 'failed').length).toBeGreaterThan(0);
});

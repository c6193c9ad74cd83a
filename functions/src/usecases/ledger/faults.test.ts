import { expect, it } from 'vitest';
import { deeds, faultRun } from '../../testing/fault-run.ts';

/** A seeded sample; `npm run bench:ledger` does ten thousand. */
const runs = 400;

it.each(Object.entries(deeds))(
  'neither loses nor doubles what is done, whatever dies or falls silent, and Undo restores it: %s',
  { timeout: 60_000 },
  async (_name, deed) => {
    const results = await Promise.all(Array.from({ length: runs }, (_, seed) => faultRun(seed, deed)));
    const wrong = results.filter(({ status, effects }) => effects !== (status === 'done' ? 1 : 0));
    expect(wrong).toEqual([]);
    expect(results.filter(({ isRestored }) => isRestored === false)).toEqual([]);
    expect(results.every(({ status }) => status === 'done' || status === 'failed')).toBe(true);
    // The sample must have met what it is about.
    expect(results.filter(({ abandoned }) => abandoned > 0).length).toBeGreaterThan(runs / 4);
    expect(results.filter(({ status }) => status === 'failed').length).toBeGreaterThan(0);
    expect(results.filter(({ status }) => status === 'done').length).toBeGreaterThan(runs / 4);
  },
);

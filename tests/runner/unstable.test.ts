import { expect, it } from 'vitest';
import { faultsOfList, mustBeMended, readKnown, type Known } from './unstable.ts';

const today = new Date('2026-03-20T12:00:00Z');
const aTest = (changed: Partial<Known> = {}): Known => ({
  file: 'tests/e2e/push.test.ts',
  title: 'shows a push',
  cause: 'the push service starts late',
  since: '2026-03-10',
  ...changed,
});

it('reads the rows of the list', () => {
  const list =
    '# Unstable\n\n| file | test | cause | since |\n| - | - | - | - |\n| `a.test.ts` | it runs | slow | 2026-03-10 |\n';
  expect(readKnown(list)).toEqual([
    { file: 'a.test.ts', title: 'it runs', cause: 'slow', since: '2026-03-10' },
  ]);
});

it('accepts five tests of the last fourteen days', () => {
  const five = Array.from({ length: 5 }, () => aTest());
  expect(faultsOfList(five, today)).toEqual([]);
});

it('refuses a sixth test', () => {
  const six = Array.from({ length: 6 }, () => aTest());
  expect(faultsOfList(six, today)).toEqual([expect.stringContaining('lists 6 tests')]);
});

it('refuses a test that is listed for longer than fourteen days, or since no date', () => {
  const list = [aTest({ since: '2026-03-05' }), aTest({ since: 'yesterday' })];
  expect(faultsOfList(list, today)).toHaveLength(2);
});

it('asks whoever touched the file of an unstable test to mend it', () => {
  const touched = new Set(['tests/e2e/push.test.ts']);
  expect(mustBeMended(aTest(), touched)).toBe(true);
  expect(mustBeMended({ file: 'tests/e2e/login.test.ts' }, touched)).toBe(false);
});

it('the list of unstable tests is in order as it is committed', () => {
  for (const { since, cause } of readKnown()) {
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(cause).not.toBe('');
  }
});

import { expect, it } from 'vitest';
import { judgedSet, type SetName } from './measure.ts';

/** How many of those that may be read are read rightly, a set and language; those held back are counted by score.ts. */
const atLeast: readonly (readonly [SetName, 'en' | 'he', number])[] = [
  ['questions', 'en', 61],
  ['questions', 'he', 61],
  ['more-questions', 'en', 2140],
  ['more-questions', 'he', 2090],
  ['sums', 'en', 63],
  ['sums', 'he', 57],
  ['rules', 'en', 24],
  ['rules', 'he', 23],
  ['tasks', 'en', 20],
  ['tasks', 'he', 21],
];

it.each(atLeast)('of the %s of strangers in %s, %i are read rightly', (set, language, least) => {
  const right = judgedSet(set, language, 'dev').filter(({ verdict }) => verdict === 'right');
  expect(right.length).toBeGreaterThanOrEqual(least);
});

it.each(atLeast)('none of the %s of strangers in %s does something wrong unasked', (set, language) => {
  for (const part of ['dev', 'held'] as const)
    expect(judgedSet(set, language, part).filter(({ verdict }) => verdict === 'wrong unasked').length).toBe(
      0,
    );
});

import { describe, expect, it } from 'vitest';
import { kindFeatures } from './kinds.ts';

/** The features that two sentences have in common, of those that the first one has. */
function shared(one: string, other: string): number {
  const others = new Set(kindFeatures(other));
  const own = kindFeatures(one);
  return own.filter((feature) => others.has(feature)).length / own.length;
}

describe('what the reader of kinds sees', () => {
  it('is the same frame around other names and times', () => {
    const asked = 'Wanjiru wrote since Tuesday';
    expect(shared('Bjarte wrote yesterday', asked)).toBeGreaterThan(shared('Bjarte wrote bread', asked));
  });

  it('does not depend on which day it is, or on marks', () => {
    expect(kindFeatures('what do I have on Monday')).toEqual(kindFeatures('what, do I have on Monday'));
  });
});

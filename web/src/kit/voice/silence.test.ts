import { describe, expect, it } from 'vitest';
import { afterSound, hasFallen, hasSpoken, silenceFrom } from './silence.ts';

const quiet = 4.9;
const loud = 5;

describe('silence', () => {
  it('falls two seconds after the last sound', () => {
    const silence = afterSound(silenceFrom(0), loud, 1_500);
    expect(hasFallen(silence, 3_499)).toBe(false);
    expect(hasFallen(silence, 3_500)).toBe(true);
    expect(hasSpoken(silence)).toBe(true);
  });

  it('falls where nobody spoke at all', () => {
    const silence = afterSound(silenceFrom(0), quiet, 1_000);
    expect(hasFallen(silence, 2_000)).toBe(true);
    expect(hasSpoken(silence)).toBe(false);
  });

  it('never falls by itself where nothing can be measured', () => {
    const silence = afterSound(silenceFrom(0), null, 60_000);
    expect(hasFallen(silence, 60_100)).toBe(false);
    expect(hasSpoken(silence)).toBe(true);
  });

  it('counts what was spoken, and takes less than 300 ms of it for none', () => {
    const click = afterSound(afterSound(silenceFrom(0), loud, 200), quiet, 900);
    expect(hasSpoken(click)).toBe(false);
    expect(hasSpoken(afterSound(click, loud, 1_000))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('a value in a text', () => {
  it.each([
    ['a Hebrew name in English', 'דנה', 'en'],
    ['an English name in Hebrew', 'Dana', 'he'],
    ['a number with a plus in Hebrew', '+972524819930', 'he'],
    ['a phone number in Hebrew', '052-481-9930', 'he'],
    ['a phone number with hyphens that do not break in Hebrew', '052\u2011481\u20119930', 'he'],
    ['a phone number with spaces in Hebrew', '+972 52 481 9930', 'he'],
  ] as const)('is isolated: %s', (_, text, language) => {
    expect(isolated(text, language)).toBe(`\u2068${text}\u2069`);
  });

  it.each([
    ['a Hebrew name in Hebrew', 'דנה', 'he'],
    ['an English name in English', 'Dana', 'en'],
    ['a phone number in English', '+972 52-481-9930', 'en'],
    ['a number', '18', 'he'],
    ['a part of a number', '2.5', 'he'],
    ['a time', '10:00', 'he'],
    ['a date', '24.11.2026', 'he'],
    ['nothing', '', 'he'],
  ] as const)('stays bare: %s', (_, text, language) => {
    expect(isolated(text, language)).toBe(text);
  });
});

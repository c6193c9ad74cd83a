import { describe, expect, it } from 'vitest';
import type { Question } from '../../language/questions/question.ts';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string): Question | null => readByEvidence(text, context, [], kindsOf).question;

describe('a feast that bears the name of an island', () => {
  it.each([
    ['how many weeks until Christmas', 2026, 12, 25],
    ['how many days until Easter', 2027, 3, 28],
    ['כמה שבועות עד חג המולד', 2026, 12, 25],
  ])('is a day in %j', (text, year, month, day) => {
    expect(read(text)).toEqual({ asks: 'date', day: { year, month, day }, wants: 'until' });
  });

  it('is a place where the island is named', () => {
    expect(read('what time is it on Christmas Island')).toEqual({ asks: 'time', city: 'Christmas Island' });
  });
});

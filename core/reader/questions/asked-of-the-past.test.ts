import { describe, expect, it } from 'vitest';
import type { Question } from '../../language/questions/question.ts';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string): Question | null => readByEvidence(text, context, [], kindsOf).question;
const day = (month: number, date: number) => ({ year: 2026, month, day: date });

describe('a calendar is asked what was', () => {
  it.each([
    ['what did I have on Monday', 16],
    ['what was on my calendar on Monday', 16],
    ['what was in my calendar on Thursday', 19],
    ['did I have any meetings on Thursday', 19],
    ['did I have anything on Monday', 16],
    ['how many meetings did I have on Tuesday', 17],
    ['מה היה לי ביומן ביום חמישי', 19],
    ['כמה פגישות היו לי ביום שלישי', 17],
  ])('on the last such day by %j', (text, date) => {
    expect(read(text)).toMatchObject({
      asks: 'agenda',
      over: { first: day(11, date), last: day(11, date) },
    });
  });

  it.each([
    'how many meetings did I have in October',
    'מה היה לי ביומן באוקטובר',
    'כמה פגישות היו לי באוקטובר',
  ])('in the last such month by %j', (text) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', over: { first: day(10, 1), last: day(10, 31) } });
  });

  it.each([
    ['what do I have on Monday', day(11, 23)],
    ['what is on my calendar on Thursday', day(11, 26)],
    ['how many meetings do I have in October', { year: 2027, month: 10, day: 1 }],
    ['מה יש לי ביומן ביום חמישי', day(11, 26)],
  ])('and not by %j, which looks ahead', (text, first) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', over: { first } });
  });
});

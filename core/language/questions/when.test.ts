import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../time/clockwork.ts';
import { wordsIn } from './read-question.ts';
import { findWhen } from './when.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const clockwork = clockworkOf({ now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' });
const spanOf = (text: string, direction: 'ahead' | 'behind' = 'ahead') =>
  findWhen(wordsIn(text), clockwork).over(direction);

const november = (day: number) => ({ year: 2026, month: 11, day });
const december = (day: number) => ({ year: 2026, month: 12, day });

describe('what comes before a time', () => {
  it.each([
    ['before the weekend', november(26)],
    ['what is left before next week', november(28)],
    ['before next month', november(30)],
    ['לפני סוף השבוע', november(26)],
    ['לפני סוף השבוע הבא', december(3)],
    ['מה נשאר לי לפני חודש הבא', november(30)],
  ])('lasts from today until the day before it: %j', (text, last) => {
    expect(spanOf(text)).toMatchObject({ first: november(22), last, isHours: false });
  });

  it.each([
    ['until next week', december(5)],
    ['by the end of this week', november(28)],
    ['by the end of the month', november(30)],
    ['עד סוף השבוע', november(28)],
    ['עד שבוע הבא', december(5)],
    ['מה צריך לסיים עד סוף החודש', november(30)],
  ])('lasts from today until it ends: %j', (text, last) => {
    expect(spanOf(text)).toMatchObject({ first: november(22), last, isHours: false });
  });

  it('ends with the first day of a weekend by which something is to be', () => {
    expect(spanOf('by the weekend')).toMatchObject({ first: november(22), last: november(27) });
  });

  it.each([
    ['at the weekend', november(27), november(28)],
    ['next weekend', december(4), december(5)],
    ['next week', november(29), december(5)],
    ['בסוף השבוע', november(27), november(28)],
    ['בשבוע הבא', november(29), december(5)],
  ])('is not asked for by the time alone: %j', (text, first, last) => {
    expect(spanOf(text)).toMatchObject({ first, last });
  });

  it('is no part of what is looked for', () => {
    const { rest } = findWhen(wordsIn('the tiles before the weekend'), clockwork);
    expect(rest.tokens.map(({ text }) => text)).toEqual(['the', 'tiles']);
  });

  it('looks back to the weekend that was, where what is behind is asked for', () => {
    expect(spanOf('at the weekend', 'behind')).toMatchObject({ first: november(20), last: november(21) });
  });
});

describe('from one day to another', () => {
  it.each([
    ['mail from 10 november to 18 november', november(10), november(18)],
    ['mail from the 10th to the 18th', november(10), november(18)],
    ['מיילים מ-10 בנובמבר עד 18 בנובמבר', november(10), november(18)],
    ['mail from Monday to Thursday', november(16), november(19)],
  ])('is all behind, where what is behind is asked for: %j', (text, first, last) => {
    expect(spanOf(text, 'behind')).toMatchObject({ first, last });
  });

  it.each([
    ['my calendar from 21 december to 31 december', december(21), december(31)],
    ['my calendar from Monday to Thursday', november(23), november(26)],
  ])('is all ahead otherwise: %j', (text, first, last) => {
    expect(spanOf(text)).toMatchObject({ first, last });
  });
});

import { describe, expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string, ...earlier: string[]) => readByEvidence(text, context, earlier, kindsOf).question;

describe('a bill that is shared again', () => {
  it.each<[string, string, number]>([
    ['make it five, yael just walked in', 'split 320 four ways', 64],
    ["no wait, we're six", '486 between five of us with 12 percent on top', 90.72],
    ['and with 10% tip?', 'split 320 four ways', 88],
    ['ואם אנחנו חמישה?', 'לחלק 320 לארבעה', 64],
    ['בעצם חמישה', 'לחלק 320 לארבעה', 64],
  ])('is what %j says after %j', (text, before, result) => {
    const question = read(text, before);
    expect(question).toMatchObject({ asks: 'sum' });
    expect(question?.asks === 'sum' ? question.result : null).toBeCloseTo(result, 6);
  });

  it.each([
    ['make it five', 'coffee with Maya tomorrow at 3'],
    ['make it six', 'remind me at 5 to call Dana'],
  ])('is none where %j follows %j', (text, before) => {
    expect(read(text, before)?.asks).not.toBe('sum');
  });
});

describe('money of one country in that of another', () => {
  it.each([
    '100 euros in shekels roughly',
    'how much is 50 dollars in nis',
    'convert 200 pounds to shekels',
    'usd to ils',
    'how much is 50 dollars',
    '100 יורו בשקלים בערך',
    'כמה זה 50 דולר',
    'מה שער הדולר',
  ])('is asked by %j', (text) => {
    expect(read(text)).toEqual({ asks: 'exchange' });
  });

  it.each(['200 pounds in kilos', 'split 90 euros three ways', 'did the 100 euros from Dana arrive'])(
    'is not asked by %j',
    (text) => {
      expect(read(text)?.asks).not.toBe('exchange');
    },
  );
});

describe('reminders that are not to come any more', () => {
  it.each([
    'which reminders did i cancel',
    'which reminders did i miss',
    'what reminders went off today',
    'אילו תזכורות בוטלו',
    'איזה תזכורות פספסתי',
  ])('are asked for by %j', (text) => {
    expect(read(text)).toMatchObject({ asks: 'open', what: 'reminders', about: null, gone: true });
  });
});

it.each<[string, 'next' | 'count']>([
  ["what's my next reminder", 'next'],
  ['how many reminders do i have this week', 'count'],
  ['מתי התזכורת הבאה', 'next'],
  ['כמה תזכורות יש לי השבוע', 'count'],
])('%j asks for %s of the reminders', (text, tells) => {
  expect(read(text)).toMatchObject({ asks: 'open', what: 'reminders', tells });
});

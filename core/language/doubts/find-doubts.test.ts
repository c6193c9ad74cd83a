import { describe, expect, it } from 'vitest';
import { needsConfirmation } from '../understand/confirm.ts';
import { understand } from '../understand/understand.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };

const doubted = (text: string) => {
  const reading = understand(text, context);
  return {
    asks: needsConfirmation(reading),
    doubts: reading.doubts.map(({ kind, start, end }) => [kind, text.slice(start, end)]),
  };
};

describe('what a reading leaves open is asked about, by name', () => {
  it.each([
    ['add a task to order a cake for the 5th, pick it up next thursday morning', 'time'],
    ['rimind me at 5 to call Ron', 'spelling'],
    ['remind me to call mom 5', 'number'],
    ['create a task buy milk, subject: eggs', 'label'],
    ['תזכיר לי מחר ב-9 לקנות חלב ומחרתיים בערב', 'time'],
    ['תזגיר לי ב-5 להתקשר לרון', 'spelling'],
    ['תזכיר לי להתקשר לאמא 5', 'number'],
    ['תוסיף משימה לקנות חלב, נושא: ביצים', 'label'],
    ['תשלח מייל לרון לדנה ולגיל שהפגישה נדחתה', 'who'],
    ['remind me yesterday to call', 'time'],
    ['תזכיר לי אתמול להתקשר', 'time'],
  ])('%s: %s', (text, kind) => {
    const { asks, doubts } = doubted(text);
    expect(asks).toBe(true);
    expect(doubts.map(([found]) => found)).toContain(kind);
  });
});

describe('what a text may hold by right is not asked about', () => {
  it.each([
    'remind me at 5 to read chapter 5',
    'remind me tomorrow at 5 to water the herbs and feed the cat',
    'remind me at 9 about the Friday report',
    "remind me to read yesterday's report",
    'תזכיר לי ב-5 לקרוא פרק 5',
    'תזכיר לי מחר ב-5 להשקות את העציצים ולהאכיל את החתול',
    'תזכיר לי מחר ב-17:00 לאסוף את יולי',
  ])('%s', (text) => {
    expect(doubted(text)).toEqual({ asks: false, doubts: [] });
  });
});

describe('"every day at" a number is no weekday', () => {
  it.each(['ב-8', 'ב-8:00', 'ב8', 'ב 8', 'ב-8 בבוקר', 'ב שמונה'])('כל יום %s', (hour) => {
    const { slots } = understand(`תזכיר לי כל יום ${hour} לקחת כדור`, context);
    expect(slots).toMatchObject({
      recurrence: 'FREQ=DAILY',
      reminderTime: '2026-11-21T08:00:00+02:00',
      task: 'לקחת כדור',
    });
  });

  it('keeps the weekday where its letter stands alone or with a mark', () => {
    for (const day of ["כל יום ב' ב-8", 'כל יום ב ב-8', 'ביום ב 8:00']) {
      const { slots } = understand(`תזכיר לי ${day} לקחת כדור`, context);
      expect(slots).toMatchObject({ reminderTime: '2026-11-23T08:00:00+02:00' });
    }
  });
});

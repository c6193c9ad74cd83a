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
    ['how many weeks left before Christmas, roughly', 2026, 12, 25],
    ['how many days until Easter', 2027, 3, 28],
    ['כמה שבועות עד חג המולד', 2026, 12, 25],
  ])('is a day in %j', (text, year, month, day) => {
    expect(read(text)).toEqual({ asks: 'date', day: { year, month, day }, wants: 'until' });
  });

  it('is a place where the island is named', () => {
    expect(read('what time is it on Christmas Island')).toEqual({ asks: 'time', city: 'Christmas Island' });
  });
});

describe('the hour in one place when it is so late in another', () => {
  it.each<[string, number, string | null, string | null]>([
    ["what time is it in London when it's 5pm in Tokyo", 17, 'Tokyo', 'London'],
    ["if it's 5pm in Tokyo what time is it in London", 17, 'Tokyo', 'London'],
    ['what time is it in London when Tokyo shows 17:00', 17, 'Tokyo', 'London'],
    ['what is 5pm Tokyo in London', 17, 'Tokyo', 'London'],
    ['what time will it be in New York at 9am here', 9, null, 'New York'],
    ["when it's 9 here, what is it in Sydney", 9, null, 'Sydney'],
    ['if it is 10am in Paris what time is it here', 10, 'Paris', null],
    ['what time is 3pm London time here', 15, 'London', null],
    ['מה השעה בלונדון כשהשעה 17:00 בטוקיו', 17, 'טוקיו', 'לונדון'],
    ['מה השעה בלונדון כשבטוקיו 17:00', 17, 'טוקיו', 'לונדון'],
    ['כשבטוקיו 17:00 מה השעה בלונדון', 17, 'טוקיו', 'לונדון'],
    ['מה תהיה השעה בניו יורק ב-9 בבוקר כאן', 9, null, 'ניו יורק'],
    ['אם בפריז השעה 10:00 מה השעה אצלי', 10, 'פריז', null],
    ['when I call New York at 5 pm here, what do their clocks show', 17, null, 'New York'],
    ['if I ring Toronto at 4 pm, what time do they have', 16, null, 'Toronto'],
    ["they said nine am pacific, so that's what at home", 9, 'Pacific time', null],
    ['webinar starts 11 am central time, when is that for me', 11, 'Central time', null],
    ['אמרו תשע בבוקר שעון פסיפיק, מה זה אצלנו', 9, 'שעון פסיפיק', null],
    ['ב10 בבוקר שעון החוף המזרחי, כמה זה פה', 10, 'שעון החוף המזרחי', null],
  ])('is asked by %j: %i in %s, and in %s', (text, hour, city, other) => {
    expect(read(text)).toEqual({ asks: 'time-there', hour, minute: 0, city, other });
  });
});

describe('how far apart two clocks are', () => {
  it.each<[string, string, string | null]>([
    ['tokyo vs here, how many hrs', 'tokyo', null],
    ['London compared to Tokyo, how many hours', 'London', 'Tokyo'],
    ['כמה שעות הבדל בינינו ללונדון', 'לונדון', null],
    ['טוקיו לעומת כאן, כמה שעות', 'טוקיו', null],
    ['פער השעות עם סידני', 'סידני', null],
  ])('is asked by %j', (text, city, other) => {
    expect(read(text)).toEqual({ asks: 'time-difference', city, other });
  });
});

describe('whether somebody elsewhere can be reached', () => {
  it.each<[string, string, 'calling' | 'office']>([
    ["my cousin's in sydney, is it too late to ring her now", 'sydney', 'calling'],
    ['is it too early to phone Los Angeles', 'Los Angeles', 'calling'],
    ['are they awake in Seattle', 'Seattle', 'calling'],
    ['is it office hours in Paris now', 'Paris', 'office'],
    ['לילה עכשיו בטוקיו?', 'טוקיו', 'calling'],
    ['מוקדם מדי לצלצל לבוסטון?', 'בוסטון', 'calling'],
  ])('is asked by %j', (text, city, whether) => {
    expect(read(text)).toEqual({ asks: 'time', city, whether });
  });

  it.each<[string, string]>([
    ['If I call New York at 5 pm here, is anyone in the office yet?', 'New York'],
    ['אם אני מתקשרת לניו יורק בחמש אחר הצהריים שלנו, יש שם מישהו במשרד?', 'ניו יורק'],
  ])('is asked of an hour that is here by %j', (text, other) => {
    expect(read(text)).toEqual({
      asks: 'time-there',
      hour: 17,
      minute: 0,
      city: null,
      other,
      whether: 'office',
    });
  });
});

it.each(['how long until my trip to athens', 'מתי אני טסה לאתונה'])(
  'does not take %j for a question about the clock there',
  (text) => {
    expect(read(text)?.asks).not.toBe('time');
  },
);

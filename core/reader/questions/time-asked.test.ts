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
  ])('is asked by %j: %i in %s, and in %s', (text, hour, city, other) => {
    expect(read(text)).toEqual({ asks: 'time-there', hour, minute: 0, city, other });
  });
});

import { describe, expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string) => readByEvidence(text, context, [], kindsOf).question;

describe('whether somebody changed a meeting', () => {
  it.each([
    ['did someone move the studio sync', 'studio sync'],
    ['did anybody cancel the rehearsal on me', 'rehearsal'],
    ['wait, have they postponed the board meeting?', 'board meeting'],
    ['has Maya rescheduled our call', 'Maya'],
    ['did somebody already shift the fitting?', 'fitting'],
    ['מישהו ביטל לי את הטעימה', 'טעימה'],
    ['מי דחה לנו את החזרה?', 'חזרה'],
  ])('asks when it is: %j', (text, about) => {
    expect(read(text)).toEqual({ asks: 'meeting', about, over: null, wants: null, isPast: false });
  });

  it.each([
    ["has Dana cancelled tomorrow's meeting", 'Dana', 23],
    ['did Tomer move the call on Thursday', 'Tomer', 26],
    ['מישהו הזיז את השיעור של מחר', 'שיעור', 23],
  ])('asks for the one of that day: %j', (text, about, day) => {
    const over = { first: { month: 11, day }, last: { month: 11, day } };
    expect(read(text)).toMatchObject({ asks: 'meeting', about, over });
  });

  it('asks for the one with whom is named', () => {
    const question = read('מישהו ביטל לי את הפגישה עם אבי');
    expect(question).toMatchObject({ asks: 'meeting', about: expect.stringContaining('אבי') });
  });

  it.each([
    'did someone delete my mail',
    'did someone move the file from Tomer',
    'did someone change the price of the flat',
    'did anybody change my password',
    'did someone delete the task about the rent',
    'מישהו מחק לי את המייל מדנה',
    'מישהו מחק את הקובץ של ההצעה',
    'מי שינה את המחיר של המנוי',
    'מישהו שינה את הסיסמה',
    'I moved the studio sync',
  ])('is not asked of what is no meeting, or by who tells it: %j', (text) => {
    expect(read(text)).not.toMatchObject({ asks: 'meeting' });
  });
});

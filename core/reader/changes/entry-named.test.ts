import { describe, expect, it } from 'vitest';
import { readEntryNamed } from './entry-named.ts';

/** A Sunday evening. */
const context = { now: '2026-11-29T19:00:00+02:00', timeZone: 'Asia/Jerusalem', locale: 'en', contacts: [] };
const read = (words: string) => readEntryNamed(words, context);
const at = (hour: number, minute = 0) => ({ hour, minute });
const moveTo = (hour: number, minute = 0) => ({ does: 'move', to: { day: null, clock: at(hour, minute) } });
const tomorrow = { year: 2026, month: 11, day: 30 };
const halfHour = { does: 'shift', shift: { by: { months: 0, days: 0, ms: 1_800_000 }, isEarlier: false } };
const cancelled = { does: 'cancel' };

describe('what is named by its hour', () => {
  it.each([
    ["move my 3 o'clock to four", [at(15), at(3)], moveTo(16)],
    ['Move my 4 o’clock to five please', [at(16), at(4)], moveTo(17)],
    ['can you move my four pm to 5:30pm?', [at(16)], moveTo(17, 30)],
    ['reschedule the ten thirty to 11', [at(10, 30), at(22, 30)], moveTo(11)],
    ['bump my half past three to 5', [at(15, 30), at(3, 30)], moveTo(17)],
    ['move my 3 to 4', [at(15), at(3)], moveTo(16)],
    ['push my 16:00 by half an hour', [at(16)], halfHour],
    ['push my 16:00 back half an hour', [at(16)], halfHour],
    ['bring my 16:00 forward by half an hour', [at(16)], { ...halfHour, shift: { isEarlier: true } }],
    ["cancel my 3 o'clock", [at(15), at(3)], cancelled],
    ["get rid of my three o'clock meeting", [at(15), at(3)], cancelled],
    ['cancel our noon', [at(12)], cancelled],
    ["rename my 3 o'clock to Budget", [at(15), at(3)], { does: 'rename', title: 'Budget' }],
    ["invite dana@example.com to my 3 o'clock", [at(15), at(3)], { does: 'invite' }],
    ['push my three-thirty to 5', [at(15, 30), at(3, 30)], moveTo(17)],
    ['move up my 16:00 by half an hour', [at(16)], { ...halfHour, shift: { isEarlier: true } }],
    ['תזיזי לי את השלוש לארבע', [at(15), at(3)], moveTo(16)],
    ['תזיז את הפגישה שלי של שלוש לארבע', [at(15), at(3)], moveTo(16)],
    ["move my 3 o'clock", [at(15), at(3)], { does: 'ask-when' }],
    ['תזיז את השלוש שלי לארבע', [at(15), at(3)], moveTo(16)],
    ['תזיזי את הארבע וחצי לחמש', [at(16, 30), at(4, 30)], moveTo(17)],
    ['תבטל את של ארבע', [at(16), at(4)], cancelled],
    ['תבטלי את זו של ארבע בבקשה', [at(16), at(4)], cancelled],
    ['לדחות את של 16:00 בחצי שעה', [at(16)], halfHour],
    ['תקדים את ה-16:00 בחצי שעה', [at(16)], { ...halfHour, shift: { isEarlier: true } }],
    ['תעביר את הפגישה של שלוש לארבע', [at(15), at(3)], moveTo(16)],
    ['תזיז את האחת עשרה שלי לשתים עשרה', [at(11), at(23)], moveTo(12)],
    ['תזיז את השלוש שלי', [at(15), at(3)], { does: 'ask-when' }],
  ])('%s', (words, hours, wish) => {
    expect(read(words)).toMatchObject({ by: 'hour', hours, change: { ...wish, meant: { over: null } } });
  });

  it.each([
    ["move my 10 o'clock tomorrow to 11", [at(10), at(22)], moveTo(11)],
    ["move tomorrow's 10 o'clock to 11", [at(10), at(22)], moveTo(11)],
    ['cancel my monday 10am', [at(10)], cancelled],
    ['תבטל את העשר שלי מחר', [at(10), at(22)], cancelled],
    ['תבטלי את של מחר בעשר', [at(10), at(22)], cancelled],
  ])('with its day: %s', (words, hours, wish) => {
    expect(read(words)).toMatchObject({
      by: 'hour',
      hours,
      change: { ...wish, meant: { over: { first: tomorrow, last: tomorrow } } },
    });
  });

  it('keeps whom or what else the words name', () => {
    expect(read("cancel my 3 o'clock with Dana")).toMatchObject({ change: { meant: { about: 'Dana' } } });
    expect(read('תבטל את של ארבע עם דנה')).toMatchObject({ change: { meant: { about: 'דנה' } } });
  });
});

describe('what is named by its place', () => {
  it.each([
    ["push tomorrow's first meeting by 30 minutes", 0, halfHour, tomorrow],
    ['push the first meeting tomorrow by half an hour', 0, halfHour, tomorrow],
    ['cancel the last meeting of the day', 'last', cancelled, null],
    ['cancel my next appointment', 'next', cancelled, null],
    ['move my second meeting tomorrow to 5', 1, moveTo(17), tomorrow],
    ['move my next meeting', 'next', { does: 'ask-when' }, null],
    ['תדחה את הפגישה הראשונה של מחר בחצי שעה', 0, halfHour, tomorrow],
    ['תבטל את הפגישה הבאה', 'next', cancelled, null],
    ['תזיז את הפגישה האחרונה שלי מחר לחמש', 'last', moveTo(17), tomorrow],
    ['תבטלי את התור הראשון מחר', 0, cancelled, tomorrow],
  ])('%s', (words, place, wish, day) => {
    const over = day === null ? null : { first: day, last: day };
    expect(read(words)).toMatchObject({ by: 'place', place, change: { ...wish, meant: { over } } });
  });

  it.each(['reschedule my last meeting of the day to tomorrow morning', 'תזיז את הפגישה האחרונה למחר בבוקר'])(
    'may go to a part of another day: %s',
    (words) => {
      const change = { does: 'move', to: { day: tomorrow, clock: at(9) }, meant: { over: null } };
      expect(read(words)).toMatchObject({ place: 'last', change });
    },
  );

  it('may go to another day', () => {
    expect(read('move my last meeting today to tomorrow at 9')).toMatchObject({
      place: 'last',
      change: { does: 'move', to: { day: tomorrow, clock: at(9) } },
    });
    expect(read('תזיז את הפגישה האחרונה היום למחר בתשע')).toMatchObject({
      place: 'last',
      change: { does: 'move', to: { day: tomorrow, clock: at(9) } },
    });
  });
});

describe('what looks like it and is not', () => {
  it.each([
    "move to 3 o'clock",
    "move it to 3 o'clock",
    "move the meeting with Dana to 3 o'clock",
    "remind me at my 3 o'clock to bring the papers",
    "remind me before my 3 o'clock",
    "what is at 3 o'clock",
    "when is my 3 o'clock?",
    "cancel my 3 o'clock reminder",
    "snooze my 3 o'clock alarm",
    "tell Dana that my 3 o'clock is cancelled",
    "move my 3 o'clock to 4 and cancel my 5 o'clock",
    'cancel my 3 subscriptions',
    'cancel my first two meetings',
    'cancel my first order',
    'delete the last mail from Dana',
    "move last week's report to Friday",
    'move my one on one to 5',
    'move my one to one with Dana to 5',
    'move my 3 year plan to Friday',
    'תזיז את הפגישה עם דנה לשלוש',
    'תזיז לשלוש',
    'תזכיר לי בשלוש שלי להביא מסמכים',
    'מה יש לי בשלוש',
    'תבטל את התזכורת של ארבע',
    'תבטל את של ארבע הבנות',
    'תמחק את המייל האחרון מדנה',
    'תבטל את המנוי הראשון שלי',
    'תעביר את שלוש החבילות לדנה',
  ])('%s', (words) => {
    expect(read(words)).toBeNull();
  });
});

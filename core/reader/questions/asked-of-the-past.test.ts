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

  it.each<[string, Partial<Question>, number, number]>([
    ['what was on my calendar in February 2025', { asks: 'agenda' }, 2025, 2],
    ['what did I have in November 2025', { asks: 'agenda' }, 2025, 11],
    ['what did I have last November', { asks: 'agenda' }, 2025, 11],
    ['what did I have in March of last year', { asks: 'agenda' }, 2025, 3],
    ['what is on my calendar in May 2028', { asks: 'agenda' }, 2028, 5],
    ['show me emails from Dana in 2/2025', { asks: 'mail', from: 'Dana', about: null }, 2025, 2],
    ['emails from Dana, November 2025', { asks: 'mail', from: 'Dana', about: null }, 2025, 11],
    ['show me emails about the piano in April 2025', { asks: 'mail', about: 'piano' }, 2025, 4],
    ['show me the emails I sent in October 2025', { asks: 'mail', sent: true, about: null }, 2025, 10],
    ['מה היה לי ביומן בפברואר 2025', { asks: 'agenda' }, 2025, 2],
    ['מה היה לי ב-2/2025', { asks: 'agenda' }, 2025, 2],
    ['מה היה לי בנובמבר שעבר', { asks: 'agenda' }, 2025, 11],
    ['מה היה לי במרץ בשנה שעברה', { asks: 'agenda' }, 2025, 3],
    ['מה היה לי במאי של שנה שעברה', { asks: 'agenda' }, 2025, 5],
    ['תראה לי מיילים מדנה מפברואר 2025', { asks: 'mail', from: 'דנה', about: null }, 2025, 2],
    ['כמה מיילים הגיעו באוגוסט 2025', { asks: 'mail', from: null, about: null }, 2025, 8],
  ])('in the whole month of the year that is said by %j', (text, meant, year, month) => {
    expect(read(text)).toMatchObject({
      ...meant,
      over: { first: { year, month, day: 1 }, last: { year, month } },
    });
  });

  it.each(['what did I have in 2025', 'מה היה לי ב-2025'])('in the whole year by %j', (text) => {
    const [first, last] = [
      { month: 1, day: 1 },
      { month: 12, day: 31 },
    ];
    expect(read(text)).toMatchObject({
      over: { first: { year: 2025, ...first }, last: { year: 2025, ...last } },
    });
  });

  it.each([
    'what did I have on the 3rd of February 2025',
    'what did I have on February 3rd 2025',
    'what did I have on 3 February 2025',
    'מה היה לי ב-3 בפברואר 2025',
    'מה היה לי ב-3/2/2025',
  ])('on that day alone by %j', (text) => {
    const that = { year: 2025, month: 2, day: 3 };
    expect(read(text)).toMatchObject({ over: { first: that, last: that } });
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

describe('a time ago', () => {
  it.each<[string, Partial<Question>, number, number]>([
    ['what did I have two weeks ago', { asks: 'agenda' }, 8, 14],
    ['what did I have 3 days ago', { asks: 'agenda' }, 19, 19],
    ['what was on my calendar the day before yesterday', { asks: 'agenda' }, 20, 20],
    ['any mail from Dana 3 days ago', { asks: 'mail', from: 'Dana', about: null }, 19, 19],
    ['what did Dana write a week ago', { asks: 'mail', from: 'Dana', about: null }, 15, 21],
    ['any mail from Dana a few days ago', { asks: 'mail', from: 'Dana', about: null }, 16, 20],
    ['מה היה לי לפני שבועיים', { asks: 'agenda' }, 8, 14],
    ['מה היה לי לפני שלושה ימים', { asks: 'agenda' }, 19, 19],
    ['מה עשיתי לפני יומיים', { asks: 'done' }, 20, 20],
    ['מה דנה כתבה לפני יומיים', { asks: 'mail', from: 'דנה', about: null }, 20, 20],
  ])('is the time of %j', (text, meant, first, last) => {
    expect(read(text)).toMatchObject({ ...meant, over: { first: day(11, first), last: day(11, last) } });
  });

  it.each(['what did I have a month ago', 'מה היה לי לפני חודש'])('is a whole month in %j', (text) => {
    expect(read(text)).toMatchObject({ over: { first: day(10, 1), last: day(10, 31) } });
  });

  it('is about that hour, where hours are said', () => {
    expect(read('any mail from Dana an hour ago')).toMatchObject({
      from: 'Dana',
      over: { from: Date.parse('2026-11-22T08:50:00+02:00'), to: Date.parse('2026-11-22T09:50:00+02:00') },
    });
  });

  it.each([
    ['what do I have before Monday', 22],
    ['מה יש לי לפני יום שני', 22],
    ['מה יש לי לפני שבוע הבא', 22],
    ['מה יש לי לפני שעה 12', 22],
  ])('is none in %j', (text, first) => {
    expect(read(text)).toMatchObject({ over: { first: day(11, first) } });
  });
});

it.each([
  ['any mail yesterday morning', '21T06:00', '21T12:00'],
  ['what did I have yesterday evening', '21T17:00', '22T00:00'],
  ['what did I have the day before yesterday in the evening', '20T17:00', '21T00:00'],
  ['any mail yesterday at 5pm', '21T17:00', '21T18:00'],
  ['מה היה לי אתמול בערב', '21T17:00', '22T00:00'],
  ['מה היה לי שלשום בבוקר', '20T06:00', '20T12:00'],
  ['מה היה לי לפני יומיים בערב', '20T17:00', '21T00:00'],
])('%j looks at that part of the day that was', (text, from, to) => {
  const at = (clock: string) => Date.parse(`2026-11-${clock}:00+02:00`);
  expect(read(text)).toMatchObject({ over: { from: at(from), to: at(to), isHours: true } });
});

it.each([
  ['emails from Dana since October', 'Dana', day(10, 1)],
  ['emails from Dana since January', 'Dana', day(1, 1)],
  ['emails from Dana since last May', 'Dana', day(5, 1)],
  ['emails from Dana since December', 'Dana', { year: 2025, month: 12, day: 1 }],
  ['מיילים מדנה מאז אוקטובר', 'דנה', day(10, 1)],
])('%j looks from that month to today', (text, from, first) => {
  expect(read(text)).toMatchObject({ asks: 'mail', from, about: null, over: { first, last: day(11, 22) } });
});

describe('the weekend, and the week before', () => {
  it.each<[string, Question['asks'], ReturnType<typeof day>, ReturnType<typeof day>]>([
    ['am I free next weekend', 'free', day(12, 4), day(12, 5)],
    ["what's on next weekend", 'agenda', day(12, 4), day(12, 5)],
    ['am I free this weekend', 'free', day(11, 27), day(11, 28)],
    ['what did I do last weekend', 'done', day(11, 20), day(11, 21)],
    ['what did I have last weekend', 'agenda', day(11, 20), day(11, 21)],
    ['מה יש לי בסוף השבוע הבא', 'agenda', day(12, 4), day(12, 5)],
    ['מה יש לי בסופ"ש הבא', 'agenda', day(12, 4), day(12, 5)],
    ['מה יש לי בסוף השבוע', 'agenda', day(11, 27), day(11, 28)],
    ['מה היה לי בסוף השבוע שעבר', 'agenda', day(11, 20), day(11, 21)],
    ['מיילים מהשבוע שעבר', 'mail', day(11, 15), day(11, 21)],
    ['מה היה לי השבוע שעבר', 'agenda', day(11, 15), day(11, 21)],
  ])('are those that are said in %j', (text, asks, first, last) => {
    expect(read(text)).toMatchObject({ asks, over: { first, last } });
  });

  it.each<[string, ReturnType<typeof day>]>([
    ['am I free next weekend', day(11, 27)],
    ['what did I have last weekend', day(11, 13)],
    ['מה היה לי בסופ"ש שעבר', day(11, 13)],
  ])('are seen from the weekend, where it is asked in one: %j', (text, first) => {
    const saturday = { ...context, now: '2026-11-21T10:20:00+02:00' };
    expect(readByEvidence(text, saturday, [], kindsOf).question).toMatchObject({ over: { first } });
  });
});

describe('the last one of a day of the week', () => {
  it.each<[string, Partial<Question>, number]>([
    ['what meetings did I have last Thursday', { asks: 'agenda', pick: null }, 19],
    ['what was in my calendar last Monday', { asks: 'agenda', pick: null }, 16],
    ['what did I have last Sunday', { asks: 'agenda', pick: null }, 15],
    ['any mail from Dana last Thursday', { asks: 'mail', from: 'Dana', about: null }, 19],
    ['אילו פגישות היו לי ביום חמישי שעבר', { asks: 'agenda', pick: null }, 19],
    ['מה היה לי ביום ראשון שעבר', { asks: 'agenda', pick: null }, 15],
    ['איפה הייתי ביום שישי האחרון, לפי היומן?', { asks: 'agenda', pick: null }, 20],
    ['מיילים מדנה מיום חמישי האחרון', { asks: 'mail', from: 'דנה', about: null }, 19],
  ])('is the day of %j', (text, meant, date) => {
    expect(read(text)).toMatchObject({ ...meant, over: { first: day(11, date), last: day(11, date) } });
  });

  it('begins what is asked since it', () => {
    expect(read('any mail from Dana since last Thursday')).toMatchObject({
      from: 'Dana',
      over: { first: day(11, 19), last: day(11, 22) },
    });
  });

  it.each([
    ['what did I have last October', day(10, 1), day(10, 31)],
    [
      'how many meetings did I have last December',
      { year: 2025, month: 12, day: 1 },
      { year: 2025, month: 12, day: 31 },
    ],
    ['מה היה לי בדצמבר שעבר', { year: 2025, month: 12, day: 1 }, { year: 2025, month: 12, day: 31 }],
  ])('is a month in %j', (text, first, last) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', pick: null, over: { first, last } });
  });

  it.each([
    'what meetings did I have last weekend',
    'what was on my calendar last week',
    'what did I have on my calendar last night',
    'אילו פגישות היו לי בשבוע האחרון',
  ])('is no pick in %j', (text) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', pick: null });
  });

  it.each([
    'what is my last meeting today',
    'what is the last thing on my calendar tomorrow',
    'what was my last call last Thursday',
    'מה הדבר האחרון ביומן מחר',
    'מה הפגישה האחרונה מחר',
  ])('leaves the last meeting one in %j', (text) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', pick: 'last' });
  });
});

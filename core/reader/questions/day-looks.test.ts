import { describe, expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string, ...earlier: string[]) => readByEvidence(text, context, earlier, kindsOf).question;

describe('what all of a time is looked at for', () => {
  it.each<[string, string, number, number]>([
    ['does tomorrow clash somewhere', 'clashes', 23, 23],
    ['any conflicts this week', 'clashes', 22, 28],
    ['do any of my meetings overlap', 'clashes', 22, 28],
    ['משהו מתנגש לי מחר?', 'clashes', 23, 23],
    ['יש לי כפילות השבוע?', 'clashes', 22, 28],
    ['which day is my most packed this week', 'busiest', 22, 28],
    ['איזה יום הכי עמוס השבוע', 'busiest', 22, 28],
    ['which day this week is emptiest', 'emptiest', 22, 28],
    ['באיזה יום השבוע אני הכי פנויה', 'emptiest', 22, 28],
    ['how many hours of meetings today', 'hours', 22, 22],
    ['how much of today is meetings', 'hours', 22, 22],
    ['כמה שעות ישיבות אוכלות לי את היום', 'hours', 22, 22],
  ])('%j asks for %s', (text, looks, first, last) => {
    expect(read(text)).toMatchObject({
      asks: 'agenda',
      looks,
      over: { first: { day: first }, last: { day: last } },
    });
  });

  it.each(['did dana mail about the scheduling conflict', 'which day this week is warmest'])(
    'is not asked by %j',
    (text) => {
      expect(read(text)).not.toMatchObject({ asks: 'agenda' });
    },
  );
});

describe('what is left out of an agenda', () => {
  it.each([
    ['Have I got anything tomorrow besides the teeth?', 'teeth'],
    ['anything on thursday apart from the run', 'run'],
    ['do i have anything but the run on thursday', 'run'],
    ['יש לי משהו מחר חוץ מהשיניים', 'שיניים'],
    ['מה יש לי בשישי מלבד הארוחה', 'ארוחה'],
  ])('is named in %j', (text, but) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', but });
  });
});

it.each(['what else today', 'anything left today?', 'מה עוד יש לי היום'])(
  'what is over is not asked for by %j',
  (text) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', over: { from: Date.parse(context.now) } });
  },
);

it.each(["what's left on my plate today", 'what do i still have today', 'מה נשאר לי היום'])(
  'all that is left is asked for by %j',
  (text) => {
    expect(read(text)).toMatchObject({ asks: 'open', what: 'both', over: { first: { day: 22 } } });
  },
);

it.each<[string, number]>([
  ["Who will be at the eleven o'clock", 11],
  ['what is the 4pm about', 16],
  ['מי יהיה בפגישה של אחת עשרה', 11],
  ['מי בא לפגישה של ארבע', 16],
])('%j asks for the meeting of that hour', (text, hour) => {
  const from = Date.parse(`2026-11-22T${hour}:00:00+02:00`);
  expect(read(text)).toMatchObject({ asks: 'meeting', about: null, over: { from } });
});

it.each<[string, 'first' | 'last']>([
  ['last meeting of the day', 'last'],
  ['מתי אני מתחילה מחר', 'first'],
])('%j asks for one entry', (text, pick) => {
  expect(read(text)).toMatchObject({ asks: 'agenda', pick });
});

describe('a condition of a free time', () => {
  it.each<[string, object]>([
    ['how long is my longest gap today', { longest: true }],
    ['כמה זמן החור הכי ארוך שלי היום', { longest: true }],
    ['am i free tomorrow after the meeting with dana', { after: 'dana' }],
    [
      'do I have time for a coffee between the sync and the first cut',
      { after: 'sync', before: 'first cut' },
    ],
    ['can i fit an hour before the review', { before: 'review', lengthMs: 3_600_000 }],
    ['אני פנויה אחרי הרופאה?', { after: 'רופאה' }],
    ['do i have a free evening this week', { daily: 'evening' }],
    ['יש לי ערב פנוי השבוע?', { daily: 'evening' }],
    ['when is my next free day', { daily: 'day' }],
  ])('is read in %j', (text, conditions) => {
    expect(read(text)).toMatchObject({ asks: 'free', ...conditions });
  });

  it.each(['am i free before lunch', 'am i free after work tomorrow', 'am I free before 11'])(
    'is none in %j, which names no entry',
    (text) => {
      const question = read(text);
      expect(question).toMatchObject({ asks: 'free' });
      expect(question).not.toHaveProperty('after');
      expect(question).not.toHaveProperty('before');
    },
  );
});

describe('what lies beside an entry', () => {
  it.each([
    ['what do I have after the dentist', { after: 'dentist' }],
    ["what's next after the call with Maya", { after: 'Maya' }],
    ['what comes after the parents evening', { after: 'parents evening' }],
    ['is there anything before the portfolio review', { before: 'portfolio review' }],
    ['anything between the dentist and the choir', { after: 'dentist', before: 'choir' }],
    ['מה יש לי אחרי רופא השיניים', { after: 'רופא השיניים' }],
    ['יש לי משהו לפני החזרה', { before: 'חזרה' }],
    ['מה יש לי בין הפגישה עם אבי לשיעור פסנתר', { after: 'אבי', before: 'שיעור פסנתר' }],
  ])('is asked for by %j', (text, beside) => {
    expect(read(text)).toMatchObject({ asks: 'agenda', pick: null, over: { first: { day: 22 } }, ...beside });
  });

  it('is of the day that is said', () => {
    const over = { first: { day: 26 }, last: { day: 26 } };
    expect(read("what's on after the dentist on thursday")).toMatchObject({ after: 'dentist', over });
  });

  it.each([
    'what do I have after four',
    "what do I have after six o'clock",
    'what do I have after work',
    'what do I have before noon',
    'מה יש לי אחרי העבודה',
    'מה יש לי אחרי ארבע',
  ])('is not asked for by hours and habits: %j', (text) => {
    const question = read(text);
    expect(question).toMatchObject({ asks: 'agenda', over: { isHours: true } });
    expect(question).not.toHaveProperty('after');
    expect(question).not.toHaveProperty('before');
  });

  it.each(['what mails came after the workshop', 'is there any rain after the picnic'])(
    'is not asked for of what stands in no calendar: %j',
    (text) => {
      expect(read(text)).not.toMatchObject({ asks: 'agenda' });
    },
  );
});

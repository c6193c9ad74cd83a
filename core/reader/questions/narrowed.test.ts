import { describe, expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string, ...earlier: string[]) => readByEvidence(text, context, earlier, kindsOf).question;

const plainMail = {
  asks: 'mail',
  from: null,
  to: null,
  about: null,
  sent: false,
  unread: false,
  attachments: false,
};
const days = (first: number, last = first) => ({
  first: { month: 11, day: first },
  last: { month: 11, day: last },
});

describe('of the mail that was asked about', () => {
  it.each([
    ['which of those are from Tomer', { from: 'Tomer' }],
    ["which of those are Tomer's", { from: 'Tomer' }],
    ['just the ones from Maya', { from: 'Maya' }],
    ['only the unread ones', { unread: true }],
    ['how many of them are unread', { unread: true }],
    ['any of them with a file?', { attachments: true }],
    ['ok, only those about the kitchen quote', { about: 'kitchen quote' }],
    ['any of those on whatsapp', { only: 'whatsapp' }],
  ])('only some are asked for, of the same days: %j', (text, narrower) => {
    const question = read(text, 'show me my mail from last week');
    expect(question).toMatchObject({ ...plainMail, over: days(15, 21), ...narrower });
  });

  it.each([
    ['רק אלה עם קובץ', { attachments: true }],
    ['מי מהם מתומר', { from: 'תומר' }],
    ['רק מיילים ממאיה', { from: 'מאיה' }],
    ['כמה מהם לא נקראו', { unread: true }],
    ['איזה מהם על שכר הדירה', { about: 'שכר הדירה' }],
    ['רק מה שלא נקרא', { unread: true }],
  ])('only some are asked for in Hebrew, of the same day: %j', (text, narrower) => {
    const question = read(text, 'אילו מיילים הגיעו אתמול');
    expect(question).toMatchObject({ ...plainMail, over: days(21), ...narrower });
  });

  it.each([
    ['which of those came yesterday', 'any mail from Avi last week', 'Avi'],
    ['רק אלה של אתמול', 'יש מיילים מאבי', 'אבי'],
  ])('only those of another time are asked for, of the same sender: %j after %j', (text, before, from) => {
    expect(read(text, before)).toMatchObject({ ...plainMail, from, over: days(21) });
  });

  it.each([
    [['any mail yesterday', 'only the unread ones', 'which of those are from Avi'], { unread: true }, 'Avi'],
    [['יש מיילים מאתמול', 'רק אלה עם קובץ', 'מי מהם ממאיה'], { attachments: true }, 'מאיה'],
  ])('fewer are asked for with each turn: %j', (said, narrower, from) => {
    const [text = '', ...earlier] = said.toReversed();
    expect(read(text, ...earlier.toReversed())).toMatchObject({
      ...plainMail,
      over: days(21),
      ...narrower,
      from,
    });
  });

  it.each([
    'which of the planets is the biggest',
    'how many of the students passed',
    'only one more thing',
    'which of those flights to Athens is the cheapest one for two people in spring',
  ])('none are asked for by words that point at none: %j', (text) => {
    expect(read(text, 'show me my mail from last week')).toBeNull();
  });
});

describe('of those who wait for an answer', () => {
  it.each([
    ['only those with a file', 'who waits for my answer', { attachments: true }],
    ['רק אלה עם קובץ', 'מי מחכה לתשובה ממני', { attachments: true }],
    ['which of them are from Maya', 'who waits for my answer', { from: 'Maya' }],
    ['מי מהם מתומר', 'מי מחכה לתשובה ממני', { from: 'תומר' }],
  ])('only some are asked for: %j after %j', (text, before, narrower) => {
    expect(read(text, before)).toEqual({ asks: 'waiting', ...narrower });
  });
});

describe('of the agenda that was asked about', () => {
  it.each([
    ['which of them is with Dana', "what's on tomorrow", 'Dana', 23, 23],
    ['which of those are with Tomer', "what's on this week", 'Tomer', 22, 28],
    ['how many of them are with Avi', "what's on this week", 'Avi', 22, 28],
    ['מה מהן עם דנה', 'מה יש לי מחר', 'דנה', 23, 23],
    ['מי מהם עם תומר', 'מה יש לי השבוע', 'תומר', 22, 28],
  ])('the meetings with somebody are asked for: %j after %j', (text, before, about, first, last) => {
    expect(read(text, before)).toMatchObject({
      asks: 'meeting',
      about,
      over: days(first, last),
      isPast: false,
    });
  });

  it('one day alone is asked for', () => {
    const question = read('only the ones on Tuesday', "what's on this week");
    expect(question).toMatchObject({ asks: 'agenda', over: days(24) });
  });
});

describe('of the open tasks', () => {
  it.each([
    ['only the overdue ones', { late: true }],
    ['which of them are about the flat', { about: 'flat' }],
    ['which of those are due tomorrow', { over: days(23) }],
  ])('only some are asked for: %j', (text, narrower) => {
    const question = read(text, 'what tasks are still open');
    expect(question).toMatchObject({ asks: 'open', what: 'tasks', ...narrower });
  });
});

it.each([
  'only the unread ones',
  'רק אלה עם קובץ',
  'which of them is with Dana',
  'how many is that altogether',
  'כמה זה ביחד',
  'and her email',
  'ומה הטלפון שלו',
])('nothing is asked by %j where nothing was asked before', (text) => {
  expect(read(text)).toBeNull();
});

describe('how many they are', () => {
  it.each([
    ['how many is that altogether', 'what tasks are still open', 'tasks'],
    ['כמה זה ביחד', 'אילו משימות פתוחות יש לי', 'tasks'],
    ['אז כמה יש כאלה', 'אילו משימות פתוחות יש לי', 'tasks'],
    ['and how many are those in total', 'what reminders do I have', 'reminders'],
    ['כמה זה בסך הכל', 'מה נשאר לי לעשות', 'both'],
  ])('is told of what is open: %j after %j', (text, before, what) => {
    expect(read(text, before)).toMatchObject({ asks: 'open', what, tells: 'count' });
  });

  it.each(['which emails are unread', 'any mail from Tomer', 'who waits for my answer'])(
    'is told of the mail that was asked for: %s',
    (before) => {
      expect(read('so how many are there altogether', before)).toEqual({ ...read(before), tells: 'count' });
    },
  );

  it.each([
    ['how many people live in Haifa', 'what tasks are still open'],
    ['how many is a dozen', 'what tasks are still open'],
    ['how many is that altogether', 'what is the weather tomorrow'],
  ])('is not told by %j after %j', (text, before) => {
    expect(read(text, before)).toBeNull();
  });
});

describe('a part of the person who was spoken of', () => {
  it.each([
    ['and her email', "what is Maya's phone number", 'Maya', 'email'],
    ['ומה הטלפון שלה', 'מה המייל של מאיה', 'מאיה', 'phone'],
    ['ומה הטלפון שלו', 'מה המייל של תומר', 'תומר', 'phone'],
    ['and her phone number?', 'any mail from Dana', 'Dana', 'phone'],
    ["and what's his email", 'did Tomer write to me', 'Tomer', 'email'],
    ['והטלפון שלה', 'מה מאיה כתבה לי', 'מאיה', 'phone'],
    ['and his phone', 'what did I send to Avi', 'Avi', 'phone'],
    ['what is her address', 'when do I meet Maya', 'Maya', 'any'],
  ])('is asked for: %j after %j', (text, before, who, wants) => {
    expect(read(text, before)).toEqual({ asks: 'contact', who, wants });
  });

  it.each([
    ['and her email', 'what is the weather tomorrow'],
    ['and her email', 'what mail came today'],
    ['write to her email', 'any mail from Dana'],
  ])('is not asked for where nobody was, or where more is said: %j after %j', (text, before) => {
    expect(read(text, before)).not.toMatchObject({ asks: 'contact' });
  });

  it('is of whom is named', () => {
    expect(read('מה הטלפון של תומר', 'any mail from Dana')).toMatchObject({ who: 'תומר', wants: 'phone' });
  });
});

describe('what was shown', () => {
  it.each([
    ['what does she want', 'any mail from Dana'],
    ['and what did he say exactly?', 'any mail from Avi'],
    ['ומה הוא רוצה', 'יש מיילים מאבי'],
    ['אז מה היא ביקשה ממני', 'יש מיילים מדנה'],
    ['when was that', 'any mail from Dana last week'],
    ['מתי זה נשלח', 'יש מיילים מדנה'],
    ['since when', 'who waits for my answer'],
    ['what do they want', 'who waits for my answer'],
    ['ממתי זה', 'מי מחכה לתשובה ממני'],
    ['and since when', 'who has not answered me'],
    ['ממתי', 'מי לא ענה לי'],
  ])('is shown once more: %j after %j', (text, before) => {
    const question = read(before);
    expect(question).not.toBeNull();
    expect(read(text, before)).toEqual(question);
  });

  it.each(['what does she want', 'ומה הוא רוצה', 'since when', 'ממתי'])(
    'is not there to be shown by %j where nothing was asked',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it.each([
    ['what does she want', 'what is the weather tomorrow'],
    ['since when', "what's on tomorrow"],
    ['what does she want for dinner', 'any mail from Dana'],
    ['since when is the shop open', 'any mail from Dana'],
    ['מה היא רוצה לאכול', 'יש מיילים מדנה'],
  ])('is not meant by %j after %j', (text, before) => {
    expect(read(text, before)).toBeNull();
  });
});

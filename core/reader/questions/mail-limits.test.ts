import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { kindReader } from '../kinds/kinds.ts';
import { mailLimitsIn } from './mail-limits.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const clockwork = clockworkOf(context);
const kindsOf = await kindReader();
const limits = (text: string) => mailLimitsIn(text, clockwork);
const read = (text: string) => readByEvidence(text, context, [], kindsOf).question;

const upTo = (year: number, month: number, day: number) => ({
  from: 0,
  last: { year, month, day },
  isHours: false,
});

describe('mails that came before a time', () => {
  it.each([
    ['mails from Maya older than three months', 'mails from Maya', upTo(2026, 8, 21)],
    ['show me mail that is older than a month', 'show me mail', upTo(2026, 10, 21)],
    ['mails more than two weeks old', 'mails', upTo(2026, 11, 7)],
    ['emails from Tomer from over a year ago', 'emails from Tomer', upTo(2025, 11, 21)],
    ['unread mail from before last week', 'unread mail', upTo(2026, 11, 14)],
    ['any mail from the library before yesterday?', 'any mail from the library?', upTo(2026, 11, 20)],
    ['מיילים מתומר ישנים משבוע', 'מיילים מתומר', upTo(2026, 11, 14)],
    ['יש מיילים שישנים משלושה חודשים', 'יש מיילים', upTo(2026, 8, 21)],
    ['הודעות ממאיה מלפני יותר מחודש', 'הודעות ממאיה', upTo(2026, 10, 21)],
    ['מיילים שהגיעו לפני יותר משבועיים', 'מיילים', upTo(2026, 11, 7)],
  ])('are meant by %j, and the words without it say which', (text, rest, over) => {
    const found = limits(text);
    expect(found).toMatchObject({ rest, over });
    expect(found?.but).toBeUndefined();
    expect(found?.pick).toBeUndefined();
  });

  it('end with the midnight behind their last day', () => {
    const to = Date.parse('2026-11-15T00:00:00+02:00');
    expect(limits('mail older than a week')).toMatchObject({ over: { from: 0, to } });
  });

  it.each([
    'mails of the last two weeks',
    'show me the mail from last month',
    'did Tomer write to me a week ago',
    'mail from before the big storm of the century',
    'the older mails',
    'מיילים משבוע שעבר',
    'מייל מלפני שבוע',
    'הישנים מאוד',
  ])('are not meant by %j', (text) => {
    expect(limits(text)).toBeNull();
  });

  it.each([
    ['mails from Maya older than three months', { from: 'Maya', over: upTo(2026, 8, 21) }],
    ['which mails are older than a week', { from: null, over: upTo(2026, 11, 14) }],
    ['did anything come from Tomer before last month', { from: 'Tomer', over: upTo(2026, 9, 30) }],
    ['unread mail from before yesterday', { unread: true, over: upTo(2026, 11, 20) }],
    ['איזה מיילים מתומר ישנים משלושה חודשים', { from: 'תומר', over: upTo(2026, 8, 21) }],
    ['יש הודעות ממאיה מלפני יותר מחודש', { from: 'מאיה', over: upTo(2026, 10, 21) }],
  ])('are what %j asks for', (text, question) => {
    expect(read(text)).toMatchObject({ asks: 'mail', ...question });
  });
});

describe('mails of all but somebody', () => {
  it.each([
    ['any mail from everyone except the bank', 'any mail from everyone', 'bank'],
    ['unread mail other than those from Maya', 'unread mail', 'Maya'],
    ['who wrote to me yesterday besides Tomer?', 'who wrote to me yesterday?', 'Tomer'],
    ['mail of today, excluding Design Weekly', 'mail of today', 'Design Weekly'],
    ['mail from everybody but my brother', 'mail from everybody', 'brother'],
    ['מי כתב לי אתמול מלבד מאיה', 'מי כתב לי אתמול', 'מאיה'],
    ['מיילים שלא נקראו חוץ מדנה', 'מיילים שלא נקראו', 'דנה'],
    ['מיילים מהיום בלי של אמא', 'מיילים מהיום', 'אמא'],
    ['הודעות חדשות חוץ מאלה של תומר', 'הודעות חדשות', 'תומר'],
    ['יש מיילים מהיום פרט לבנק', 'יש מיילים מהיום', 'בנק'],
  ])('are meant by %j', (text, rest, but) => {
    expect(limits(text)).toEqual({ rest, over: null, but });
  });

  it('may have to be old too', () => {
    expect(limits('mails older than a week except those from Maya')).toEqual({
      rest: 'mails',
      over: expect.objectContaining(upTo(2026, 11, 14)) as object,
      but: 'Maya',
    });
  });

  it.each([
    ['any mail from Dana but not today', 'the word stands behind a name'],
    ['except the bank, what mail is there', 'more is said behind it'],
    ['מיילים בלי קובץ', 'nobody is named'],
  ])('are not meant by %j, as %s', (text) => {
    expect(limits(text)?.but).toBeUndefined();
  });

  it.each([
    ['who wrote to me yesterday besides Dana', { but: 'Dana' }],
    ['any unread mail except from Tomer', { unread: true, but: 'Tomer' }],
    ['show me unread mail from everyone except the bank', { unread: true, from: null, but: 'bank' }],
    ['מי כתב לי אתמול מלבד מאיה', { but: 'מאיה' }],
    ['מיילים שלא נקראו חוץ מדנה', { unread: true, from: null, but: 'דנה' }],
    ['מיילים מהיום בלי של אמא', { but: 'אמא' }],
  ])('are what %j asks for', (text, question) => {
    expect(read(text)).toMatchObject({ asks: 'mail', ...question });
  });

  it('are left to the calendar where the calendar is asked about', () => {
    expect(read('what is on tomorrow except the gym')).toMatchObject({ asks: 'agenda', but: 'gym' });
  });
});

describe('the oldest mail alone', () => {
  it.each([
    ['oldest unread mail', 'unread mail'],
    ['show me the earliest email from the library', 'show me email from the library'],
    ['what was the very first mail Avi ever sent me', 'what was mail Avi ever sent me'],
    ['the first message Dana wrote', 'message Dana wrote'],
    ['המייל הכי ישן', 'המייל'],
    ['מה המייל הישן ביותר שלי', 'מה המייל שלי'],
    ['מתי דנה כתבה לי בפעם הראשונה', 'מתי דנה כתבה לי'],
  ])('is meant by %j, and the words without it say of which', (text, rest) => {
    expect(limits(text)).toEqual({ rest, over: null, pick: 'oldest' });
  });

  it.each([
    ['oldest unread mail', { unread: true, from: null }],
    ['what is the oldest message from Tomer', { from: 'Tomer' }],
    ['what was the very first mail Avi ever sent me', { from: 'Avi' }],
    ['which is my earliest mail from the library', { from: 'library' }],
    ['מה המייל הכי ישן שלא קראתי', { unread: true }],
    ['מה המייל הישן ביותר שלי', { from: null }],
    ['מתי דנה כתבה לי בפעם הראשונה', { from: 'דנה' }],
  ])('is what %j asks for', (text, question) => {
    expect(read(text)).toMatchObject({ asks: 'mail', ...question, pick: 'oldest' });
  });

  it.each([
    'what is my oldest task',
    'who is the oldest person alive',
    'what is the oldest tree in the world',
    'when was my first meeting with Tomer',
  ])('is not what %j asks for', (text) => {
    expect(read(text)).not.toMatchObject({ asks: 'mail' });
  });
});

describe('the newest mail alone', () => {
  it.each([
    ['the newest mail from Dana', { from: 'Dana' }],
    ['tell me the most recent mail from Maya', { from: 'Maya' }],
    ['what is the latest message from Tomer', { from: 'Tomer' }],
    ['what is the last unread mail', { unread: true }],
    ['המייל הכי חדש מדנה', { from: 'דנה' }],
    ['מה ההודעה הכי חדשה מדנה', { from: 'דנה' }],
    ['המייל האחרון מתומר', { from: 'תומר' }],
  ])('is what %j asks for', (text, question) => {
    expect(limits(text)).toMatchObject({ over: null, pick: 'newest' });
    expect(read(text)).toMatchObject({ asks: 'mail', ...question, pick: 'newest' });
  });

  it.each([
    'mail of the last two weeks',
    'the last two weeks',
    'latest emails from Dana',
    'the last three mails from Tomer',
    'show me the newest messages',
    'mail from last month',
    'המיילים האחרונים מתומר',
    'מיילים מהשבועיים האחרונים',
  ])('is not meant by %j', (text) => {
    expect(limits(text)?.pick).toBeUndefined();
    expect(read(text) ?? {}).not.toHaveProperty('pick', 'newest');
  });
});

it.each(['any mail from Dana today', 'what is on tomorrow', 'יש מיילים מדנה', ''])(
  'nothing is limited by %j',
  (text) => {
    expect(limits(text)).toBeNull();
  },
);

it('long words are read in time', () => {
  const long = [', that is '.repeat(400), 'except for '.repeat(400), 'ישנים מ'.repeat(400)].join(' ');
  expect(() => limits(long)).not.toThrow();
});

import { describe, expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string, ...earlier: string[]) => readByEvidence(text, context, earlier, kindsOf).question;
/** The instant of a time in Jerusalem, in winter. */
const at = (text: string) => Date.parse(`${text}:00+02:00`);

it.each([
  ['what did he want', 'any mail from avi?', 'avi'],
  ['at what hour did she send it', 'any mail from dana?', 'dana'],
  ['מה היא רצתה', 'מה דנה כתבה', 'דנה'],
  ['מתי היא שלחה את זה', 'יש מייל מדנה', 'דנה'],
])('asks for the mail of whom was spoken: %j after %j', (text, before, from) => {
  expect(read(text, before)).toMatchObject({ asks: 'mail', from });
});

it('asks for the mail of who is named', () => {
  expect(read('any mail from tomer?', 'any mail from dana?')).toMatchObject({ asks: 'mail', from: 'tomer' });
});

it('asks for nobody before whom nobody was spoken of', () => {
  expect(read('what did he want', 'what is on today')).not.toMatchObject({ from: expect.any(String) });
});

it.each([
  ['and on whatsapp?', 'any mail from avi?', 'avi'],
  ['ובוואטסאפ?', 'יש מייל מאבי?', 'אבי'],
  ['and from dana on whatsapp?', 'any mail from avi?', 'dana'],
])('goes on to the channel: %j after %j', (text, before, from) => {
  expect(read(text, before)).toMatchObject({ asks: 'mail', from, only: 'whatsapp' });
});

it.each([
  ['מי עוד בא', 'מה הפגישה הבאה שלי', 'who'],
  ['מי מגיע', 'מה הפגישה הבאה שלי', 'who'],
  ['where', "what's my next meeting", 'where'],
  ['כמה זמן', 'מה הפגישה הבאה שלי', 'length'],
])('goes on to a part of the meeting: %j after %j', (text, before, wants) => {
  expect(read(text, before)).toMatchObject({ asks: 'meeting', wants });
});

it('goes on to no part of a mail', () => {
  expect(read('איפה', 'יש מייל מדנה')).toBeNull();
});

describe('a part of the day after a question about one day', () => {
  it.each([
    ['and in the evening?', "what's on thursday", 'agenda', '2026-11-26T17:00', '2026-11-27T00:00'],
    ['and in the morning', "what's on tomorrow", 'agenda', '2026-11-23T06:00', '2026-11-23T12:00'],
    ['and in the afternoon?', 'am I free on wednesday', 'free', '2026-11-25T12:00', '2026-11-25T18:00'],
    ['and in the evening?', 'any mail yesterday', 'mail', '2026-11-21T17:00', '2026-11-22T00:00'],
    ['ובערב?', 'מה יש לי ביום חמישי', 'agenda', '2026-11-26T17:00', '2026-11-27T00:00'],
    ['ומה אחרי הצהריים', 'מה יש לי מחר', 'agenda', '2026-11-23T12:00', '2026-11-23T18:00'],
  ])('is of that day: %j after %j', (text, before, asks, from, to) => {
    expect(read(text, before)).toMatchObject({ asks, over: { from: at(from), to: at(to) } });
  });

  it.each([
    ['and tonight?', "what's on thursday"],
    ['and this evening?', "what's on thursday"],
    ['ומה הערב', 'מה יש לי ביום חמישי'],
    ['והערב?', 'מה יש לי ביום חמישי'],
    ['and in the evening?', "what's on today"],
  ])('is of today where today is said, or was: %j after %j', (text, before) => {
    const over = { from: at('2026-11-22T17:00'), to: at('2026-11-23T00:00') };
    expect(read(text, before)).toMatchObject({ asks: 'agenda', over });
  });

  it.each([
    ['and on friday evening?', '2026-11-27T17:00'],
    ['and tomorrow morning?', '2026-11-23T06:00'],
  ])('is of the day that is said: %j', (text, from) => {
    expect(read(text, "what's on thursday")).toMatchObject({ asks: 'agenda', over: { from: at(from) } });
  });
});

describe('another time, after a question about free time', () => {
  it.each([
    ['ok maybe after four then', 'am I free on wednesday at two', '2026-11-25T16:00'],
    ['how about half past six', 'am I free on wednesday at noon', '2026-11-25T18:30'],
    ["what if it's at eleven", 'am I free tomorrow at three', '2026-11-23T11:00'],
    ['טוב אז אולי אחרי ארבע', 'אני פנויה ביום רביעי בשתיים?', '2026-11-25T16:00'],
    ['בסדר, נגיד בשש', 'אני פנוי מחר בשלוש', '2026-11-23T18:00'],
  ])('is asked for on the same day: %j after %j', (text, before, from) => {
    expect(read(text, before)).toMatchObject({ asks: 'free', over: { from: at(from) } });
  });

  it.each([
    ['ok maybe on thursday then', '2026-11-26T00:00'],
    ['maybe friday at ten', '2026-11-27T10:00'],
  ])('is asked for on another day where one is said: %j', (text, from) => {
    expect(read(text, 'am I free on wednesday')).toMatchObject({ asks: 'free', over: { from: at(from) } });
  });

  it.each([
    ['maybe call Dana', 'am I free on wednesday'],
    ['maybe call Dana after four', 'am I free on wednesday'],
    ['ok maybe Maya has time', 'am I free on wednesday'],
    ['אולי להתקשר לדנה', 'אני פנוי מחר בשלוש'],
    ['טוב אז אולי נזמין פיצה', 'אני פנוי מחר בשלוש'],
  ])('is not asked for where more than a time is said: %j after %j', (text, before) => {
    expect(read(text, before)).toBeNull();
  });

  it('is not asked for where nothing was', () => {
    expect(read('ok maybe after four then')).toBeNull();
  });
});

describe('somebody else, said to be meant', () => {
  it.each([
    ['sorry, Eli not Avi', 'any mail from Avi', 'Eli'],
    ['no, I meant Noa', 'any mail from Dana', 'Noa'],
    ['wait, from Tomer', 'any mail from Maya', 'Tomer'],
    ['oops, Maya Azulay', 'any mail from Maya Levi', 'Maya Azulay'],
  ])('is asked about instead: %j after %j', (text, before, from) => {
    expect(read(text, before)).toMatchObject({ asks: 'mail', from });
  });

  it('is asked about for the same time', () => {
    const before = 'did Avi write to me yesterday';
    expect(read('sorry, Tomer not Avi', before)).toMatchObject({
      asks: 'mail',
      from: 'Tomer',
      over: { first: { day: 21 }, last: { day: 21 } },
    });
  });

  it('is asked about as the one before was', () => {
    expect(read('no, Eli', 'when do I meet Avi')).toMatchObject({ asks: 'meeting', about: 'Eli' });
    expect(read('no, Eli', "what is Avi's phone number")).toEqual({
      asks: 'contact',
      who: 'Eli',
      wants: 'phone',
    });
  });

  it.each([
    ['no thanks', 'any mail from Avi'],
    ['no, that is all', 'any mail from Avi'],
    ['sorry, Eli not Avi', ''],
    ['Eli is here', 'any mail from Avi'],
  ])('is not meant by %j after %j', (text, before) => {
    expect(read(text, ...(before === '' ? [] : [before]))).toBeNull();
  });
});

describe('another stretch of time, said to be meant', () => {
  it.each([
    ['no, I meant next week', "what's on this week", 'agenda', 29, 5],
    ['I meant tomorrow', "what's on today", 'agenda', 23, 23],
    ['no, I meant Tuesday', 'am I free on Monday', 'free', 24, 24],
    ['sorry, I meant yesterday', 'any mail today', 'mail', 21, 21],
    ['לא, התכוונתי ליום שלישי', 'אני פנויה ביום שני', 'free', 24, 24],
  ])('is asked about instead: %j after %j', (text, before, asks, first, last) => {
    expect(read(text, before)).toMatchObject({ asks, over: { first: { day: first }, last: { day: last } } });
  });

  it.each([
    ['no, I meant the other one', "what's on this week"],
    ['no, I meant next week', 'what time is it in Athens'],
  ])('is not meant by %j after %j', (text, before) => {
    expect(read(text, before)).toBeNull();
  });

  it('is not asked about where nothing was', () => {
    expect(read('no, I meant next week')).toBeNull();
  });
});

describe('where it is looked for', () => {
  it.each([
    ['only by mail', 'did Dana write to me', 'Dana'],
    ['just by email', 'did Tomer write to me', 'Tomer'],
    ['רק במייל', 'דנה כתבה לי?', 'דנה'],
  ])('is mail alone: %j after %j', (text, before, from) => {
    const question = read(text, before);
    expect(question).toMatchObject({ asks: 'mail', from });
    expect(question).not.toHaveProperty('only');
  });

  it('is another channel where that is said', () => {
    expect(read('only on whatsapp', 'did Dana write to me')).toMatchObject({
      from: 'Dana',
      only: 'whatsapp',
    });
  });

  it('is not said where nothing was asked', () => {
    expect(read('only by mail')).not.toMatchObject({ from: expect.any(String) });
  });
});

describe('a part of what is on at an hour', () => {
  it.each([
    ['with whom exactly', "what's on tomorrow at 10", 'who', '2026-11-23T10:00'],
    ['with who', "what's on tomorrow between 10 and 11", 'who', '2026-11-23T10:00'],
    ['until when', "what's on tomorrow at 10", 'length', '2026-11-23T10:00'],
    ['where is it', "what's on tomorrow at 10", 'where', '2026-11-23T10:00'],
    ['עם מי בדיוק', 'מה יש לי מחר בעשר', 'who', '2026-11-23T10:00'],
    ['עד מתי', 'מה יש לי מחר בעשר', 'length', '2026-11-23T10:00'],
    ['עד איזו שעה', 'מה יש לי היום בארבע', 'length', '2026-11-22T16:00'],
  ])('is asked for: %j after %j', (text, before, wants, from) => {
    expect(read(text, before)).toMatchObject({
      asks: 'meeting',
      about: null,
      wants,
      over: { from: at(from) },
    });
  });

  it.each([
    ['with whom shall I share this', "what's on tomorrow at 10"],
    ['until when is the shop open', "what's on tomorrow at 10"],
  ])('is not asked for: %j after %j', (text, before) => {
    expect(read(text, before) ?? {}).not.toMatchObject({ asks: 'meeting', about: null });
  });
});

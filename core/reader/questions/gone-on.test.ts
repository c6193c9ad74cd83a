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

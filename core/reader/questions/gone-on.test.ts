import { expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string, ...earlier: string[]) => readByEvidence(text, context, earlier, kindsOf).question;

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

import { expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { otherHoursIn, plainChange } from './plain-change.ts';

const context = { now: '2026-11-22T10:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };

it.each([
  ['תבטלי לי את הריצה בחמישי, אני גמורה', 'תבטלי את הריצה בחמישי'],
  ['תבטל את הריצה כי אני עייף', 'תבטל את הריצה'],
  ['תדחה את דנה לשתיים, לא אספיק', 'תדחה את דנה לשתיים'],
  ["cancel my run on Thursday, I'm exhausted", 'cancel my run on Thursday'],
  ['cancel the sync because we are all ill', 'cancel the sync'],
  ["take the sync off my calendar, I've already spoken to them", 'take the sync off my calendar'],
  [
    "Would you be a dear and take the sync off my calendar, I've spoken to them",
    'take the sync off my calendar',
  ],
  ['do me a favour and cancel the sync', 'cancel the sync'],
])('leaves out why a change is wanted, and what is said out of politeness: %s', (text, change) => {
  expect(plainChange(text)).toBe(change);
});

it.each([
  'תזיזי את דנה, אני פנויה רק בחמש',
  'תזיז לחמש, לא לשש',
  'תזכיר לי לקנות חלב, אני שוכח',
  'cancel the run, I can only come at six',
])('keeps what is no reason alone: %s', (text) => {
  expect(plainChange(text)).toBe(text);
});

it.each([
  ['ויטמינים זה שמונה ולא שבע וחצי', ['תזיז את ויטמינים ל-08:00', 'תזיז את ויטמינים ל-20:00']],
  ['התור הוא בחמש וחצי, לא בארבע', ['תזיז את התור ל-05:30', 'תזיז את התור ל-17:30']],
  ['vitamins are at eight, not half past seven', ['move vitamins to 08:00', 'move vitamins to 20:00']],
])('moves what is told to be at another hour: %s', (text, moves) => {
  expect(otherHoursIn(text, clockworkOf(context))).toEqual(moves);
});

it.each(['הצבע הוא כחול ולא אדום', 'תזיז את זה לשמונה ולא לשבע', 'the sky is blue, not grey'])(
  'moves nothing by: %s',
  (text) => {
    expect(otherHoursIn(text, clockworkOf(context))).toBeNull();
  },
);

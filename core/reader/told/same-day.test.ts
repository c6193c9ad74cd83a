import { expect, it } from 'vitest';
import { onSameDay } from './same-day.ts';

it.each([
  ["ok put the haircut at 3 o'clock", 'when am I free tomorrow?', "put the haircut at 3 o'clock tomorrow"],
  [
    'great, book the zoo with the kids, 10 till 2',
    'Do I have anything on Saturday?',
    'book the zoo with the kids, 10 till 2 on Saturday',
  ],
  ['then schedule lunch with Maya at 1.', 'am I free on Monday?', 'schedule lunch with Maya at 1 on Monday'],
  ['סבבה תקבעי תספורת בשלוש', 'מתי אני פנויה מחר?', 'תקבעי תספורת בשלוש מחר'],
])('what goes on with an entry is of the day that was asked about: %s', (text, before, whole) => {
  expect(onSameDay(text, before)).toBe(whole);
});

it.each([
  // It has a day of its own, or none is needed, or nothing goes on.
  ['ok book the zoo on Sunday at 10', 'Do I have anything on Saturday?'],
  ['book the zoo at 10', 'Do I have anything on Saturday?'],
  ['ok book the zoo', 'Do I have anything on Saturday?'],
  ['ok text Dana that I come at 3', 'when am I free tomorrow?'],
  ['ok, what about 3?', 'when am I free tomorrow?'],
  ['great, book it for 10', 'remind me on Saturday to call mum'],
  ['ok put the gym at 6', 'am I free tomorrow at 6?'],
  ['ok put the gym at 6', 'am I free tomorrow or on Friday?'],
  ['ok put the gym at 6', ''],
])('stays as it is: %s, after %s', (text, before) => {
  expect(onSameDay(text, before)).toBe(text);
});

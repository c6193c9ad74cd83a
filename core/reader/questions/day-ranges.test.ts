import { expect, it } from 'vitest';
import { rangesInFull } from './day-ranges.ts';

it.each([
  ['what do I have from 26 to 31 January', 'what do I have from 26 January to 31 January'],
  ['calendar january 26 to january 31', 'calendar from 26 january to 31 january'],
  ['what is on january 26-31?', 'what is on from 26 january to 31 january?'],
  ['anything between Jan 26 and Feb 3', 'anything from 26 Jan to 3 Feb'],
  ['what did I have between 20 and 28 november', 'what did I have from 20 november to 28 november'],
  ['mail between the 20th of November and the 28th of November', 'mail from 20 November to 28 November'],
  ['what do I have 26 january to 3 february', 'what do I have from 26 january to 3 february'],
  ["what's on between Monday and Wednesday", "what's on from Monday to Wednesday"],
  ['מה יש לי בין ה7 ל9 בדצמבר', 'מה יש לי מ-7 בדצמבר עד 9 בדצמבר'],
  ['מה היה לי בין 20 ל-28 לנובמבר', 'מה היה לי מ-20 בנובמבר עד 28 בנובמבר'],
  ['מה יש לי מה-7 עד ה-9 בדצמבר', 'מה יש לי מ-7 בדצמבר עד 9 בדצמבר'],
  ['מיילים בין 20 בנובמבר ל-3 בדצמבר', 'מיילים מ-20 בנובמבר עד 3 בדצמבר'],
  ['מה יש לי בין שני לרביעי', 'מה יש לי מיום שני עד יום רביעי'],
])('says the days of %j in full: %j', (text, full) => {
  expect(rangesInFull(text)).toBe(full);
});

it.each([
  'how many days between 20 and 28 november',
  'am I free between 7 and 9 on Monday',
  'am I free on january 26 from 3 to 5',
  'am I free on December 7 to 9pm',
  'what is on 7 december and 9 december',
  'כמה ימים בין 20 ל-28 בנובמבר',
  'אני פנויה בין 7 ל-9 ביום שני',
  'what is in my calendar on 7 december',
])('leaves %j as it is', (text) => {
  expect(rangesInFull(text)).toBe(text);
});

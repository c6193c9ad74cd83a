import { expect, it } from 'vitest';
import { otherOne } from './other-one.ts';

it.each([
  ['sorry not that one, the studio sync', 'cancel the portfolio review', 'cancel the studio sync'],
  ['no, I meant the dentist', 'move the portfolio review to Friday at 3', 'move the dentist to Friday at 3'],
  ['wrong one, I meant the call with Avi', 'delete the call with Dana', 'delete the call with Avi'],
  ['לא זאת, הריצה', 'תבטלי את הפגישה עם דנה', 'תבטלי את הריצה'],
  ['סליחה, לא אותה, את הריצה', 'תזיזי את הסקירה למחר בשש', 'תזיזי את הריצה למחר בשש'],
])('names another thing for the same change: %s', (said, before, wish) => {
  expect(otherOne(said, before)).toBe(wish);
});

it.each([
  ['no, at five', 'cancel the portfolio review'],
  ['not that one', 'cancel the portfolio review'],
  ['not that one, the studio sync', 'what do I have today?'],
  ['not that one, the studio sync', 'text Dana that I am late'],
  ['is it the studio sync?', 'cancel the portfolio review'],
  ['לא, בחמש', 'תבטלי את הפגישה עם דנה'],
])('names none: %s, after %s', (said, before) => {
  expect(otherOne(said, before)).toBeNull();
});

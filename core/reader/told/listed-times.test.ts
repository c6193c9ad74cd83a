import { expect, it } from 'vitest';
import { daysInFull, hoursInFull } from './listed-times.ts';

it.each([
  [
    'remind me every weekday, Sunday to Thursday at 8 to stretch',
    'remind me every Sunday, Monday, Tuesday, Wednesday and Thursday at 8 to stretch',
  ],
  ['every day at 8 from Friday to Sunday', 'every Friday, Saturday and Sunday at 8'],
  ['כל יום מראשון עד שלישי בשמונה', 'כל ראשון, שני ושלישי בשמונה'],
  ['חדר כושר כל שני רביעי ושישי בשבע', 'חדר כושר כל שני, רביעי ושישי בשבע'],
  ['every day until Friday', 'every day until Friday'],
])('names the days from one to another: %s', (text, plain) => {
  expect(daysInFull(text)).toBe(plain);
});

it.each([
  [
    'tomorrow 9am gym, 11 call with Dana, 3pm dentist',
    'tomorrow at 9am gym, at 11 call with Dana, at 3pm dentist',
  ],
  ['Friday: 10 yoga, and 12:30 lunch with Avi', 'Friday at 10 yoga, at 12:30 lunch with Avi'],
  ['tomorrow 3 eggs, 2 bags of flour', 'tomorrow 3 eggs, 2 bags of flour'],
])('reads a list of hours as one: %s', (text, plain) => {
  expect(hoursInFull(text)).toBe(plain);
});

import { expect, it } from 'vitest';
import { repetitionIn } from './repetition.ts';

it.each([
  ['every week', 'FREQ=WEEKLY'],
  ['make it every day please', 'FREQ=DAILY'],
  ['actually, weekly', 'FREQ=WEEKLY'],
  ['Every other week.', 'FREQ=WEEKLY;INTERVAL=2'],
  ['make that monthly', 'FREQ=MONTHLY'],
  ['כל שבוע', 'FREQ=WEEKLY'],
  ['שיהיה כל יום', 'FREQ=DAILY'],
  ['בעצם כל שבועיים', 'FREQ=WEEKLY;INTERVAL=2'],
])('says how often it is: %s', (text, rule) => {
  expect(repetitionIn(text)).toBe(rule);
});

it.each([
  'every week I forget it',
  'every Sunday',
  'what do I have every day',
  'at five',
  'כל הכבוד',
  'כל שבוע אני שוכחת',
])('says something else: %s', (text) => {
  expect(repetitionIn(text)).toBeNull();
});

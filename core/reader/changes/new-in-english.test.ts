import { expect, it } from 'vitest';
import { isNewInEnglish } from './new-in-english.ts';

it.each([
  'ok so um put studio sync with tomer every sunday at ten for like forty five minutes',
  "Put 'hanukkah candles at mums' on friday evening",
  'add a run every weekday at 7',
])('asks for something new: %s', (text) => {
  expect(isNewInEnglish(text)).toBe(true);
});

it.each([
  'put the sync off until Sunday',
  'put it on Friday',
  'move the sync to every Sunday',
  'cancel the sync every Sunday',
  'put back the dentist to 5',
])('asks for nothing new: %s', (text) => {
  expect(isNewInEnglish(text)).toBe(false);
});

import { expect, it } from 'vitest';
import { statedEntry } from './stated-entry.ts';

it.each([
  ['יש לי תור לספר ביום חמישי בחמש', 'תקבע תור לספר ביום חמישי בחמש'],
  ['אז יש לי פגישה עם רואה החשבון ביום ראשון בעשר.', 'תקבע פגישה עם רואה החשבון ביום ראשון בעשר'],
])('is put into the calendar: %s', (text, command) => {
  expect(statedEntry(text)).toBe(command);
});

it.each([
  'יש לי פגישה מחר בעשר?',
  'יש לי פגישה מחר',
  'יש לי משהו מחר בעשר',
  'מתי יש לי תור לספר',
  'יש לי פגישה בעשר או באחת עשרה',
  'יש לי שאלה בעשר',
])('is nothing that is stated: %s', (text) => {
  expect(statedEntry(text)).toBeNull();
});

import { expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string) => readByEvidence(text, context, [], kindsOf).question;

it.each([
  ['twelve inches in cm', 30.48, 'cm'],
  ['seven miles in km', 11.265408, 'km'],
  ['thirty feet in metres', 9.144, 'm'],
  ['three gallons to litres', 11.356235352, 'l'],
  ['שש מייל בקילומטר', 9.656064, 'km'],
  ["עשרה אינץ' בסנטימטר", 25.4, 'cm'],
])('a conversion that nothing else is said with is a sum: %j', (text, result, unit) => {
  expect(read(text)).toMatchObject({ asks: 'sum', result: expect.closeTo(result, 6), unit });
});

it.each([
  'two inches in the morning',
  'seven miles in the rain',
  'three metres of fabric',
  'twelve people in Haifa',
  'seventeen inches',
])('what names no other unit is none: %j', (text) => {
  expect(read(text)).not.toMatchObject({ asks: 'sum' });
});

it('money is none, as its rate is on the web', () => {
  expect(read('ten pounds in shekels')).toEqual({ asks: 'exchange' });
});

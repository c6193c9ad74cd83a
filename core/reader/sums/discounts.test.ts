import { expect, it } from 'vitest';
import { workOut } from './work-out.ts';

const resultOf = (text: string) => {
  const worked = workOut(text);
  return worked === null ? null : Math.round(worked.result * 100) / 100;
};

it.each([
  ['a 200 jacket is 20% off plus 17% VAT', 187.2],
  ['200 with a 20% discount and 17% VAT', 187.2],
  ['200 less 20% and then a 10% tip', 176],
  ['200, 20% off, plus VAT of 17%, how much', 187.2],
  ['200 minus 10% plus 10%', 198],
  ['120 plus 20% minus 20%', 115.2],
  ['200 - 10% + 10%', 198],
  ['200 - 10%', 180],
  ['כמה זה 200 פחות 10% ועוד 10%', 198],
  ['מעיל ב-200 בהנחה של 20% פלוס 17% מע"מ', 187.2],
  ['מעיל ב-200, 20% הנחה ואז 10% טיפ', 176],
  ['120 ועוד 20% פחות 20%', 115.2],
])('puts on what comes after a discount and is none: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['a 200 jacket at 20% off plus another 10% off', 144],
  ['a 200 jacket, 20% off, and on top of that 10% for members', 144],
  ['200, they take off 20 percent and then another 10 percent for cash', 144],
  ['200 minus 10% minus 10%', 162],
  ['15% הנחה ועוד 10% על מכנסיים ב-200, כמה משלמים', 153],
  ['מעיל ב-200 בהנחה של 20% ועוד 10% הנחה', 144],
])('takes off a second discount: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it('does not guess whether "plus" is one more discount', () => {
  expect(workOut('20% off plus 10% on a 200 jacket')).toBeNull();
});

it('shows what came off and what came on', () => {
  expect(workOut('a 200 jacket is 20% off plus 17% VAT')?.sum).toBe('200 − 20% + 17%');
});

it.each([
  ['prices rose 8% from 250, what now', 270],
  ['rent went up 5% from 1200, how much is it now', 1260],
  ['price went down 10% from 90', 81],
  ['a train ticket of 45 with 20% student discount', 36],
  ['כרטיס רכבת 45 עם 20% הנחת סטודנט', 36],
  ['המחיר היה 250 ועלה ב-8%, כמה עכשיו', 270],
])('moves an amount by what went up or down: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it('does not move an amount that it went to', () => {
  expect(workOut('prices went up 8% to 250, what now')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { workOut } from './work-out.ts';

const resultOf = (text: string) => {
  const worked = workOut(text);
  return worked === null ? null : Math.round(worked.result * 100) / 100;
};

it.each([
  ['45 is what percent of 60', 75],
  ['12 is what % of 48', 25],
  ['12 is how much percent of 48', 25],
  ['what percent of 60 is 45', 75],
  ['what is 15 as a percentage of 75', 20],
  ['what percentage of 80 is 20', 25],
  ['52 of 80 passed, what percent is that', 65],
  ['45 הם כמה אחוז מ-60', 75],
  ['מעיל עלה 340 ועכשיו 289, כמה אחוז הנחה', 15],
  ['15 מהווה כמה אחוז מתוך 60', 25],
  ['12 מ-48 זה כמה אחוזים', 25],
  ['כמה אחוז מ-60 הם 45', 75],
])('asks how many percent one is of the other: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it('asks for the interest of a loan', () => {
  expect(resultOf('הלוואה של 6000 בריבית 5% לשנה, כמה ריבית')).toBe(300);
  expect(resultOf('a loan of 6000 at 5% interest for a year, how much interest')).toBe(300);
});

describe('the amount that a percentage is of', () => {
  it.each([
    ['if 20% of my salary is 3000 what is my salary', 15_000],
    ['20% of the budget comes to 5000, what is the whole budget', 25_000],
    ['3000 is 20% of my salary, what is my salary', 15_000],
    ["the deposit of 3000 is 20% of the price, what's the price", 15_000],
    ["a 20% deposit is 3000, what's the price", 15_000],
    ['the 10% tip was 15, what was the bill', 150],
    ['אם 20% מהמשכורת שלי הם 3000 מה המשכורת', 15_000],
    ['20% מהתקציב זה 5000, מה התקציב', 25_000],
    ['3000 זה 20% מהמשכורת שלי, מה המשכורת', 15_000],
    ['המקדמה היא 20% שהם 3000, מה המחיר', 15_000],
    ['הטיפ של 10% היה 15, כמה היה החשבון', 150],
  ])('%j is %d', (text, result) => {
    expect(resultOf(text)).toBe(result);
  });

  it('shows how it was worked out', () => {
    expect(workOut('if 20% of my salary is 3000 what is my salary')?.sum).toBe('3000 ÷ 20%');
    expect(workOut('I paid 80 after 20% off, what was the original price')?.sum).toBe('80 ÷ (1 − 20%)');
  });
});

it.each([
  ['I paid 80 after 20% off, what was the original price', 100],
  ['what did it cost before a 20% discount if I paid 80', 100],
  ['after a 5% raise I earn 10500, what did I earn before', 10_000],
  ['112 with a 12% tip, how much was it before the tip', 100],
  ['שילמתי 80 אחרי 20% הנחה, מה היה המחיר המקורי', 100],
  ['כמה זה עלה לפני הנחה של 20% אם שילמתי 80', 100],
  ['the price after a 10% increase is 110, what was the old price', 100],
  ['80 is 20% less than what', 100],
  ['120 is 20% more than what', 100],
  ['what plus 20% is 120', 100],
  ['price with VAT 118, VAT is 18%, price without', 100],
  ['after 17% VAT it is 117, what was it before VAT', 100],
  ['80 זה 20% פחות ממה', 100],
  ['120 זה 20% יותר ממה', 100],
  ['כמה ועוד 20% זה 120', 100],
  ['אחרי העלאה של 5% אני מרוויח 10500, כמה הרווחתי לפני', 10_000],
])('asks what it was before: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['what is 20% of my salary if my salary is 3000', 600],
  ['what is 20% of my salary my salary is 3000', 600],
  ['original price 80, 20% off, what do I pay', 64],
  ['it was 80 before a 20% discount, what do I pay', 64],
  ['18 is 30% of what', 60],
  ['what is 45 percent of 60', 27],
  ['כמה זה 20% מהמשכורת שלי אם המשכורת היא 3000', 600],
  ['המחיר המקורי 80, 20% הנחה, כמה משלמים', 64],
  ['כמה זה 45 אחוז מ-60', 27],
])('asks for the share, or for what is left of it: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  "20% of my salary is 3000, what's the rest",
  'if 20% of my salary is 3000 how much is 50% of it',
  '20% of the guests are 30, how many chairs',
  'the 20% discount was 30, what did I pay',
  'the 18% VAT was 90, what was the price',
  'spent 45 out of 60, what percent is left',
  'what percent is 20 more than 16',
  'a third of 90 is 30 percent of what',
  'כמה אחוז יותר זה 20 מ-16',
  '20% מהמשכורת הם 3000, כמה נשאר',
  'ההנחה של 20% הייתה 30, כמה שילמתי',
  'הוצאתי 45 מתוך 60, כמה אחוז נשאר',
])('does not guess at %j', (text) => {
  expect(workOut(text)).toBeNull();
});

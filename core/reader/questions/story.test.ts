import { describe, expect, it } from 'vitest';
import { workOut } from './numbers.ts';

const resultOf = (text: string) => {
  const worked = workOut(text);
  return worked === null ? null : Math.round(worked.result * 100) / 100;
};

describe('a sum told in an order of its own', () => {
  it.each([
    // So many of so many are all together, and no quotient.
    ['3 boxes of 24 cans, how many cans', 72],
    ['12 חבילות של 8 סוללות, כמה סוללות', 96],
    // Hours of a day are no part of a week.
    ['8 hours a day 5 days a week, how many hours a week', 40],
    ['אני עובד 8 שעות ביום 5 ימים בשבוע, כמה שעות בשבוע', 40],
    ['how many hours a week if I work 8 hours a day 5 days a week', 40],
    ['8 hours a day 5 days a week, how many hours a month', null],
    ['3 boxes of 24 cans, how many boxes', null],
    // What it is for stands behind it.
    ['a 300 km trip at 7 litres per 100 km, how many litres', 21],
    ['7 litres per 100 km, how many litres for 300 km', 21],
    ['100 km take 7 litres, how many litres for 300 km', 21],
    ['נסיעה של 300 קילומטר, 7 ליטר ל-100 קילומטר, כמה ליטר', 21],
    ['100 קילומטר זה 7 ליטר, כמה ליטר ל-300 קילומטר', 21],
    // A verb is nothing that is counted.
    ['מונית עלתה 96, היינו שלושה, כמה כל אחד', 32],
  ])('%j is %s', (text, result) => {
    expect(resultOf(text)).toBe(result);
  });
});

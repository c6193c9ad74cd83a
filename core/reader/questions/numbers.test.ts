import { describe, expect, it } from 'vitest';
import { workOut } from './numbers.ts';

const resultOf = (text: string) => {
  const worked = workOut(text);
  return worked === null ? null : Math.round(worked.result * 100) / 100;
};

describe('a sum in words', () => {
  it.each([
    ["what's a 15% tip on 84", 12.6],
    ['split 240 between four people', 60],
    ['twelve times nine', 108],
    ['what is 20% off 150', 120],
    ['add 17% vat to 400', 468],
    ['dinner was 186 plus 12% tip, five of us', 41.66],
    ['if I earn 55 an hour and work 6 hours', 330],
    ['what percentage is 30 of 240', 12.5],
    ['two hundred and fifty minus eighty five', 165],
    ['a third of 90', 30],
    ['תחלק 240 ל3', 80],
    ['כמה זה 17 אחוז מ320', 54.4],
    ['מאתיים חמישים פחות שמונים וחמש', 165],
    ['כמה זה 150 פחות 20 אחוז', 120],
  ])('%j is %d', (text, result) => {
    expect(resultOf(text)).toBe(result);
  });

  it.each(['24/7', '3-1', 'meet me at 5', 'call 03-5551234', 'the 12th'])('%j is none', (text) => {
    expect(workOut(text)).toBeNull();
  });
});

it('reads a text of nothing but numbers and no longer one at once', () => {
  expect(workOut(`split ${'7 plus '.repeat(21)}`)).toMatchObject({ result: 1 });
  expect(workOut(`split ${'7 plus '.repeat(100_000)}`)).toBeNull();
});

describe('a measure in another unit', () => {
  it.each([
    ['how many km is 26 miles', 41.84, 'km'],
    ['180 pounds in kilos', 81.65, 'kg'],
    ['convert 72 fahrenheit to celsius', 22.22, '°C'],
    ['how many grams in a pound', 453.59, 'g'],
    ['6 foot 2 in cm', 187.96, 'cm'],
    ['how many minutes are in a week', 10_080, 'min'],
    ['כמה קילומטר זה 5 מייל', 8.05, 'km'],
  ])('%j is %d %s', (text, result, unit) => {
    expect(resultOf(text)).toBe(result);
    expect(workOut(text)?.unit).toBe(unit);
  });
});

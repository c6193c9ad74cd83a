import { describe, expect, it } from 'vitest';
import { workOut } from './work-out.ts';

const resultOf = (text: string) => {
  const worked = workOut(text);
  return worked === null ? null : Math.round(worked.result * 100) / 100;
};

describe('a sum told in an order of its own', () => {
  it.each([
    // So many of so many are all together, and no quotient.
    ['3 boxes of 24 cans, how many cans', 72],
    ['12 חבילות של 8 סוללות, כמה סוללות', 96],
    ['3 cakes, each 12 slices, how many slices', 36],
    ['3 עוגות, כל אחת 12 פרוסות, כמה פרוסות', 36],
    ['4 boxes, each has 24 cans, how many cans', 96],
    // Hours of a day are no part of a week.
    ['8 hours a day 5 days a week, how many hours a week', 40],
    ['אני עובד 8 שעות ביום 5 ימים בשבוע, כמה שעות בשבוע', 40],
    ['how many hours a week if I work 8 hours a day 5 days a week', 40],
    ['8 hours a day 5 days a week, how many hours a month', null],
    ['3 boxes of 24 cans, how many boxes', null],
    ['a 40 hour course, 4 hours a week, how many weeks', 10],
    ['קורס של 40 שעות, 4 שעות בשבוע, כמה שבועות', 10],
    ['2 weeks of 3 hours a day, how many hours', 42],
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

describe('how far and how fast', () => {
  it.each([
    ['60 miles in 1.5 hours, how fast', 40, 'mph'],
    ['120 km in 2 hours, what speed is that', 60, 'km/h'],
    ['how far in 3 hours at 80 km an hour', 240, 'km'],
    ['at 60 mph for 90 minutes, how far do I get', 90, 'mi'],
    ['120 קילומטר ב-2 שעות, באיזו מהירות', 60, 'km/h'],
    ['3 שעות ב-80 קמ"ש, איזה מרחק', 240, 'km'],
  ])('%j is %d %s', (text, result, unit) => {
    expect(workOut(text)).toMatchObject({ result, unit });
  });
});

describe('how long a way takes at a speed', () => {
  it.each([
    ['480 km at 80 km an hour, how long does it take', 6],
    ['how many hours is 180 miles at 60 mph', 3],
    ['480 קילומטר ב-80 קמ"ש, כמה זמן לוקח', 6],
  ])('%j is %d hours', (text, result) => {
    expect(workOut(text)).toMatchObject({ result, unit: 'h' });
  });

  it.each([
    '480 km at 80 km an hour, how much',
    '6 metres at 80 km an hour, how long',
    '480 km, 80 km/h and 10 more',
  ])('%j is none', (text) => {
    expect(workOut(text)).toBeNull();
  });
});

it.each([
  ['annual salary 54000, how much is that a month', 4500],
  ['my monthly rent is 1200, how much a year', 14_400],
  ['משכורת שנתית 180000, כמה זה לחודש', 15_000],
  ['שכר דירה חודשי של 4000, כמה זה לשנה', 48_000],
  ['annual salary 54000, how much is that', null],
])('takes an amount for the period before it: %j is %s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['half of 350 grams', 175, 'g'],
  ['how much is a third of 90 minutes', 30, 'min'],
  ['a quarter of my 3600 paycheck', 900, null],
  ['חצי מ-350 גרם', 175, 'g'],
  ['כמה זה שליש מ-90 דקות', 30, 'min'],
  ['רבע מהמשכורת של 3600', 900, null],
])('tells the part of so much: %j is %d %s', (text, result, unit) => {
  expect(workOut(text)).toMatchObject({ result, unit });
});

it.each([
  ['3 shirts for 45, how much is one', 15],
  ['12 eggs cost 18, how much is one egg', 1.5],
  ['3 חולצות ב-150, כמה עולה אחת', 50],
  ['6 ביצים ב-9, כמה עולה ביצה אחת', 1.5],
  ['pack of 8 rolls for 4.40, price per roll', 0.55],
  ['חבילה של 8 לחמניות ב-16, כמה יוצאת לחמנייה', 2],
])('tells what one of them costs: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['12 eggs cost 18, how much for 10', 15],
  ['recipe needs 200 g sugar for 12 cookies, how much for 30', 500],
  ['מתכון ל-12 עוגיות צריך 200 גרם סוכר, כמה ל-30', 500],
  ['6 ביצים עולות 9, כמה יעלו 10', 15],
  ['12 eggs cost 18, how much for 10 days', null],
  ['if one ticket is 7.20, how much are 5', 36],
  ['walk 5 km in 1 hour, how long for 12 km', 2.4],
  ['5 קילומטר בשעה, כמה זמן ל-12 קילומטר', 2.4],
])('tells what it is for so many: %j is %s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['a bill of 260 with 12% tip for 4', 72.8],
  ['dinner was 180 with a 15% tip for 3, how much each', 69],
  ['חשבון של 260 עם 12% טיפ ל-4', 72.8],
  ['10 socks with 20% off for 4', null],
])('shares a bill with its tip: %j is %s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['18 pizzas cut in 8, how many slices', 144],
  ['a cake is cut into 12, we have 3 cakes, how many slices', 36],
  ['18 פיצות חתוכות ל-8, כמה משולשים', 144],
  ['a rope of 18 metres cut in 8, how many pieces', null],
])('counts the pieces: %j is %s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['סכום של 450 מתחלק שווה בין 3', 150],
  ['450 מתחלקים בין 3', 150],
  ['450 shared equally between 3', 150],
  ['500 in 4 equal payments', 125],
  ['3 coffees at 4 and a cake for 6 split by 2', 9],
  ['500 ב-4 תשלומים שווים', 125],
  ['18 cookies for 6 kids, how many each', 3],
  ['יש לנו 18 עוגיות ל-6 ילדים, כמה כל אחד', 3],
])('divides what several share: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['flight is 420 each for 3 people plus 60 for bags', 1320],
  ['3 bus tickets at 5.90 each, how much', 17.7],
  ['טיסה ב-420 לאדם, 3 אנשים, ועוד 60 למזוודות', 1320],
  ['3 כרטיסי רכבת ב-27 לאדם', 81],
  ['2 flights at 8 and 10', null],
])('works out what a journey costs: %j is %s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['half a kilo at 60 a kilo', 30],
  ['half a litre of milk at 1.80 a litre', 0.9],
  ['חצי קילו ב-60 לקילו', 30],
  ['רבע קילו זיתים ב-40 לקילו', 10],
])('weighs a part of one: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['28 kids and 4 teachers, how many in total', 32],
  ['28 ילדים ו-4 מורים, כמה ביחד', 32],
  ['2 hours and 30 minutes, how many in total', null],
  ['4 adults and 2 kids, how many people', null],
])('counts all of two kinds: %j is %s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['6 bags of peas at 8.90 and 2 packs of rice at 12', 77.4],
  ['6 שקיות אפונה ב-8.90 ו-2 חבילות אורז ב-12', 77.4],
  ['5 כרטיסים לסרט ב-42 ופופקורן ב-28', 238],
])('adds up what is bought: %j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['a 750 ml bottle, 125 ml glasses, how many glasses', 6],
  ['1.5 litres of water, glasses of 250 ml, how many glasses', 6],
  ['3 ליטר מיץ, בקבוקים של 500 מ"ל, כמה בקבוקים', 6],
])('fills with measures: %j is %s', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  ['double 48', 96],
  ['the square of 15', 225],
  ['פי 2 מ-48', 96],
])('%j is %d', (text, result) => {
  expect(resultOf(text)).toBe(result);
});

it.each([
  '5 pizzas for 12 people, 8 slices each, how many slices',
  '2 people at 8 and 3 at 9',
  '3 חברים ב-8 ו-2 ב-9',
])('does not guess at %j', (text) => {
  expect(workOut(text)).toBeNull();
});

it('tells when what takes so long ends', () => {
  const ends = workOut('a 2 hour film starts at 20:15, when does it end');
  expect(ends).toMatchObject({ result: 22 * 60 + 15, unit: 'clock' });
});

it.each([
  ['forty hours at one fifty an hour', '40 × 150', 6000],
  ['I worked forty hours at one fifty an hour, how much is that', '40 × 150', 6000],
  ['twelve hours at two twenty per hour, how much', '12 × 220', 2640],
  ['six days at three fifty per day, how much', '6 × 350', 2100],
  ['ארבעים שעות במאה חמישים לשעה, כמה זה', '40 × 150', 6000],
  ['two coffees at four fifty each', '2 × 4.5', 9],
  ['five bagels at three twenty apiece, how much do I pay', '5 × 3.2', 16],
  ['three kilos of plums at two ninety a kilo, how much', '3 × 2.9', 8.7],
])('hears a wage in hundreds, and the price of a thing with its cents: %j is %s', (text, sum, result) => {
  expect(workOut(text)).toMatchObject({ sum, result: expect.closeTo(result, 6) });
});

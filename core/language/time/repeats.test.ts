import { expect, it } from 'vitest';
import { wordsIn } from '../questions/read-question.ts';
import { findTimes } from './find.ts';

const everyIn = (text: string) => findTimes(wordsIn(text).tokens).all.map(({ every }) => every);

it.each([
  ['on the first of every other month', 2, 1],
  ['pay the choir fee on the 1st of every second month', 2, 1],
  ['on the tenth of every other month', 2, 10],
  ['every two months on the first', 2, 1],
  ['every three months on the tenth', 3, 10],
  ['on the first of every month', 1, 1],
])('repeats every so many months on a day: %j', (text, interval, monthDay) => {
  expect(everyIn(text)).toMatchObject([{ frequency: 'MONTHLY', interval, monthDay }]);
});

it.each([
  ['כל חודשיים באחד לחודש', 2, 1],
  ['להשקות את הקקטוס כל חודשיים ב-15 לחודש', 2, 15],
  ['אחת לחודשיים בחמישה לחודש', 2, 5],
  ['כל שלושה חודשים בעשרה לחודש', 3, 10],
  ['כל חודש באחד לחודש', 1, 1],
])('repeats every so many months on a day in Hebrew: %j', (text, interval, monthDay) => {
  expect(everyIn(text)).toMatchObject([{ frequency: 'MONTHLY', interval, monthDay }]);
});

it.each(['on the first of next month', 'the first of the month', 'באחד לחודש'])(
  'repeats nothing by a day of one month: %j',
  (text) => {
    expect(everyIn(text).filter((every) => every !== null)).toEqual([]);
  },
);

it.each([
  ['every other week on Monday', 1],
  ['כל שבועיים ביום ראשון', 0],
])('repeats by the week where weeks are said: %j', (text, weekday) => {
  expect(everyIn(text)).toMatchObject([
    { frequency: 'WEEKLY', interval: 2, weekdays: [weekday], monthDay: null },
  ]);
});

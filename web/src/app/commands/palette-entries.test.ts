import { expect, it } from 'vitest';
import { matching } from './palette-entries.ts';

const entries = ['Go to Settings', 'Settle the invoice', 'New task', 'שיחה עם דנה'].map((words) => ({
  words,
}));
const found = (typed: string) => matching(entries, typed).map(({ words }) => words);

it('puts what begins with the words before what contains them', () => {
  expect(found('sett')).toEqual(['Settle the invoice', 'Go to Settings']);
});

it('finds Hebrew', () => {
  expect(found('דנה')).toEqual(['שיחה עם דנה']);
});

it('finds words in any order', () => {
  expect(found('task new')).toEqual(['New task']);
});

it('shows everything while nothing is typed', () => {
  expect(found(' ')).toHaveLength(4);
});

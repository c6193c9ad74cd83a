import { expect, it } from 'vitest';
import { phrasebook } from './phrasebook.ts';
import { tokenise } from './tokens.ts';

const tokens = (text: string) => tokenise(text, () => []);
const book = phrasebook<string>([
  ['day after tomorrow', 'later'],
  ['tomorrow|מחר', 'soon'],
  ['[the] end of [the] day / eod', 'evening'],
]);

it('finds the longest phrase that begins at a word', () => {
  expect(book.at(tokens('day after tomorrow at 5'), 0)).toMatchObject({ value: 'later', next: 3 });
  expect(book.at(tokens('day after'), 0)).toBeNull();
  expect(book.at(tokens('tomorrow'), 0)).toMatchObject({ value: 'soon', next: 1 });
});

it('expands choices, words that may be left out, and whole alternatives', () => {
  for (const text of ['end of day', 'the end of the day', 'eod']) {
    expect(book.at(tokens(text), 0)).toMatchObject({ value: 'evening' });
  }
});

it('reads over hyphens inside words', () => {
  expect(book.at(tokens('end-of-day'), 0)).toMatchObject({ value: 'evening' });
});

it('accepts only the glued prefixes it is told to', () => {
  expect(book.at(tokens('למחר'), 0)).toBeNull();
  expect(book.at(tokens('למחר'), 0, (prefix) => prefix === 'ל')).toMatchObject({
    value: 'soon',
    prefix: 'ל',
  });
  expect(book.at(tokens('ומחר'), 0)).toMatchObject({ value: 'soon', prefix: 'ו' });
});

import { expect, it } from 'vitest';
import { found } from './filter.ts';

const things = [
  { id: 1, status: 'connected', words: ['Gmail', 'noa@levi.test'] },
  { id: 2, status: 'disconnected', words: ['Google Drive', null] },
  { id: 3, status: 'error', words: ['WhatsApp', null] },
];

it.each([
  ['', 'all', [1, 2, 3]],
  [' GMAIL ', 'all', [1]],
  ['levi', 'all', [1]],
  ['g', 'disconnected', [2]],
  ['gmail', 'error', []],
])('%j among those that are %s', (words, status, ids) => {
  expect(found(things, words, status).map(({ id }) => id)).toEqual(ids);
});

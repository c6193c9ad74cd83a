import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it.each([
  ['What I found:\n\n- **Four quiet** cafés', 'What I found: Four quiet cafés'],
  ['## Plan\n> call `Dana`', 'Plan call Dana'],
  ['see [the list](https://example.com/a) and ![map](https://example.com/m.png)', 'see the list and map'],
  ['snake_case and 2 * 3 stay', 'snake_case and 2 * 3 stay'],
  ['**שלום** דנה', 'שלום דנה'],
  ['200 − 10% \\+ 10% of \\*all\\* \\[notes\\](now)', '200 − 10% + 10% of *all* [notes](now)'],
])('shows %j as %j', (markdown, words) => {
  expect(plainWords(markdown)).toBe(words);
});

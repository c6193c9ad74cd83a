import { expect, it } from 'vitest';
import { joinWords } from './join-words.ts';

it.each([
  ['', 'call Dana', 'call Dana'],
  ['Remind me to ', 'call Dana', 'Remind me to call Dana'],
  ['a space is being typed ', '', 'a space is being typed '],
])('puts what is said behind what is written: %j and %j', (written, said, both) => {
  expect(joinWords(written, said)).toBe(both);
});

import { expect, it } from 'vitest';
import { outcomeWords } from './outcome-words.ts';

const ended = { status: 'Error', actionSummary: '❌ Said then.', assistantEcho: 'I will try.' } as const;

it.each([
  ['says why a task failed in the language of today', { ...ended, reason: 'tooLate' }, /^❌ .*המועד עבר/],
  [
    'keeps the words of a task whose reason nobody knows',
    { ...ended, reason: 'nonsense' },
    /^❌ Said then\.$/,
  ],
  ['keeps the words of a task without a reason', ended, /^❌ Said then\.$/],
  [
    'shows what was done, whatever failed before',
    { ...ended, status: 'Done', reason: 'tooLate' } as const,
    /^❌ Said/,
  ],
  ['echoes what has no summary', { ...ended, actionSummary: '' }, /^I will try\.$/],
])('%s', (_, task, words) => {
  expect(outcomeWords(task, 'he-IL')).toMatch(words);
});

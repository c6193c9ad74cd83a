import { describe, expect, it } from 'vitest';
import { aTask } from '../../actions/testing/a-task.ts';
import { smartTasks as english } from '../../kit/text/catalogue/en/smart-tasks.ts';
import { smartTasks as hebrew } from '../../kit/text/catalogue/he/smart-tasks.ts';
import { localeOf } from '../../kit/text/language.ts';
import { translate } from '../../kit/text/translate.ts';
import { searchTasks } from './search-tasks.ts';

const tasks = [
  aTask({ id: 'dana' }),
  aTask({ id: 'garage', originalCommand: 'תזכיר לי להתקשר למוסך', assistantEcho: '', status: 'Pending' }),
  aTask({ id: 'late', originalCommand: 'Remind me', assistantEcho: '', status: 'Error', reason: 'tooLate' }),
  aTask({ id: 'asks', originalCommand: 'Invite Avi', assistantEcho: '', status: 'Waiting Confirmation' }),
];

const texts = { en: english, he: hebrew };
const found = (words: string, language: 'en' | 'he') =>
  searchTasks(tasks, words, {
    t: (key, values) => translate(texts[language], language, key, values),
    locale: localeOf[language],
  }).map(({ id }) => id);

describe('searching tasks', () => {
  it.each([
    ['', ['dana', 'garage', 'late', 'asks']],
    ['  DANA ', ['dana']],
    ['pending', ['garage']],
    ['למוסך', ['garage']],
    ['example.com', ['dana']],
    ['✓ sent', ['dana', 'garage', 'late', 'asks']],
    ['nobody', []],
  ])('%j finds %j', (words, ids) => {
    expect(found(words, 'en')).toEqual(ids);
    expect(found(words, 'he')).toEqual(ids);
  });

  it.each([
    ['בוצעה', 'he', ['dana']],
    ['ממתינה', 'he', ['garage', 'asks']],
    ['ממתינה לאישור', 'he', ['asks']],
    ['waiting confirmation', 'en', ['asks']],
    ['המועד עבר', 'he', ['late']],
    ['its time passed', 'en', ['late']],
  ] as const)('%j finds what is shown so on a screen in %j', (words, language, ids) => {
    expect(found(words, language)).toEqual(ids);
  });
});

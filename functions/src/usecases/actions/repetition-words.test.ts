import { expect, it } from 'vitest';
import { repetition } from './repetition-words.ts';

it.each([
  ['FREQ=HOURLY', ', every hour', ', כל שעה'],
  ['FREQ=MINUTELY;INTERVAL=15', ', every 15 minutes', ', כל 15 דקות'],
  ['FREQ=WEEKLY;BYDAY=SU,TU', ', every week on Sunday, Tuesday', ', כל שבוע ביום ראשון, יום שלישי'],
  ['FREQ=YEARLY', ', every year', ', כל שנה'],
  [null, '', ''],
])('says %s', (rule, english, hebrew) => {
  expect([repetition(rule, 'en'), repetition(rule, 'he')]).toEqual([english, hebrew]);
});

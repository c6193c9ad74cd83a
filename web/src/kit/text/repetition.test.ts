import { expect, it } from 'vitest';
import { readRepetition } from './repetition.ts';

it.each([
  ['FREQ=DAILY', { frequency: 'DAILY', interval: 1, weekdays: [] }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE', { frequency: 'WEEKLY', interval: 2, weekdays: [0, 3] }],
  ['FREQ=MONTHLY;BYMONTHDAY=15', { frequency: 'MONTHLY', interval: 1, weekdays: [] }],
  ['FREQ=HOURLY', { frequency: 'HOURLY', interval: 1, weekdays: [] }],
  ['FREQ=MINUTELY;INTERVAL=15', { frequency: 'MINUTELY', interval: 15, weekdays: [] }],
  ['FREQ=SECONDLY', null],
  ['now and then', null],
] as const)('%s', (rule, repetition) => {
  expect(readRepetition(rule)).toEqual(repetition);
});

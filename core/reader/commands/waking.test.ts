import { expect, it } from 'vitest';
import { wakingTask } from './waking.ts';

it.each([
  ['wake me at quarter to six on Thursday', 'wake up'],
  ['Could you wake us up tomorrow at 6', 'wake up'],
  ['תעיר אותי מחר בחמש וחצי', 'לקום'],
  ['שעון מעורר לשש', 'לקום'],
  ['Set an alarm for 7am', 'alarm'],
  ['set a timer for 10 minutes', 'timer'],
  ['10 minute timer please', 'timer'],
  ['טיימר ל10 דקות', 'טיימר'],
])('who is to be woken is to get up: %s', (text, task) => {
  expect(wakingTask(text)).toBe(task);
});

it.each(['tell Dana to wake me', 'remind me about the wake', 'תזכירי לי להעיר את נועם'])(
  'nobody is woken by: %s',
  (text) => {
    expect(wakingTask(text)).toBeNull();
  },
);

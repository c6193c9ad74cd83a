import { expect, it } from 'vitest';
import { repetition } from './repetition-words.ts';

const zone = 'Asia/Jerusalem';

it.each([
  ['FREQ=HOURLY', ', every hour', ', כל שעה'],
  ['FREQ=MINUTELY;INTERVAL=15', ', every 15 minutes', ', כל 15 דקות'],
  ['FREQ=WEEKLY;BYDAY=SU,TU', ', every week on Sunday, Tuesday', ', כל שבוע ביום ראשון, יום שלישי'],
  ['FREQ=YEARLY', ', every year', ', כל שנה'],
  ['FREQ=DAILY;COUNT=3', ', every day, 3 times', ', כל יום, 3 פעמים'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', ', every month, on the 15th', ', כל חודש, ב־15 לחודש'],
  [
    'FREQ=DAILY;UNTIL=20261231T120000Z',
    ', every day, until December 31, 2026',
    ', כל יום, עד 31 בדצמבר 2026',
  ],
  [null, '', ''],
])('says %s', (rule, english, hebrew) => {
  expect([repetition(rule, 'en', zone), repetition(rule, 'he', zone)]).toEqual([english, hebrew]);
});

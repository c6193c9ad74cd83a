import { describe, expect, it } from 'vitest';
import { repetitionLimits } from './repetition-words.ts';

const zone = 'Asia/Jerusalem';

describe('a rule of repetition is told whole', () => {
  it.each([
    ['FREQ=DAILY;UNTIL=20261231T215959Z', ['until December 31, 2026'], ['עד 31 בדצמבר 2026']],
    ['FREQ=MONTHLY;BYMONTHDAY=15', ['on the 15th'], ['ב־15 לחודש']],
    ['FREQ=MONTHLY;BYMONTHDAY=1,-1', ['on the 1st, the last day'], ['ב־1, היום האחרון לחודש']],
    ['FREQ=WEEKLY;BYDAY=SU;COUNT=10', ['10 times'], ['10 פעמים']],
    ['FREQ=MONTHLY;BYDAY=2TU', ['on the 2nd Tuesday'], ['ביום שלישי ה־2 בחודש']],
    ['FREQ=MONTHLY;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7', ['on the 1st Sunday'], ['ביום ראשון ה־1 בחודש']],
    [
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=-7,-6,-5,-4,-3,-2,-1',
      ['on the last Friday'],
      ['ביום שישי האחרון בחודש'],
    ],
    ['FREQ=YEARLY;BYMONTH=3', ['BYMONTH=3'], ['BYMONTH=3']],
    ['FREQ=DAILY', [], []],
    ['now and then', [], []],
  ])('%s', (rule, inEnglish, inHebrew) => {
    expect(repetitionLimits(rule, 'en', zone)).toEqual(inEnglish);
    expect(repetitionLimits(rule, 'he', zone)).toEqual(inHebrew);
  });

  it('names its last day in the time zone of the person', () => {
    const rule = 'FREQ=DAILY;UNTIL=20270101T045959Z';
    expect(repetitionLimits(rule, 'en', 'America/New_York')).toEqual(['until December 31, 2026']);
  });
});

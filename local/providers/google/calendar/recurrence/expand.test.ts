import { describe, expect, it } from 'vitest';

import { expandRule } from './expand.ts';
import { parseRule } from './rule.ts';

/** The first `count` times of a rule, in local time. */
function times(rule: string, start: string, count = 4, zone = 'Asia/Jerusalem'): string[] {
  const shown: string[] = [];
  for (const wall of expandRule(parseRule(rule), Date.parse(`${start}:00Z`), zone)) {
    shown.push(new Date(wall).toISOString().slice(0, 16));
    if (shown.length === count) break;
  }
  return shown;
}

describe('a rule', () => {
  it.each([
    ['FREQ=DAILY;INTERVAL=2', '2026-11-22T09:00', ['2026-11-22', '2026-11-24', '2026-11-26', '2026-11-28']],
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-23T09:00', ['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-03']],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU',
      '2026-11-22T09:00',
      ['2026-11-22', '2026-12-06', '2026-12-20', '2027-01-03'],
    ],
    ['FREQ=MONTHLY', '2026-10-31T09:00', ['2026-10-31', '2026-12-31', '2027-01-31', '2027-03-31']],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-11-10T09:00', ['2026-11-10', '2026-12-08', '2027-01-12', '2027-02-09']],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27T09:00', ['2026-11-27', '2026-12-25', '2027-01-29', '2027-02-26']],
    [
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2026-11-30T09:00',
      ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
      '2026-12-01T09:00',
      ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
    ],
    ['FREQ=YEARLY', '2024-02-29T09:00', ['2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29']],
    [
      'FREQ=YEARLY;BYMONTH=4,9;BYMONTHDAY=1',
      '2027-04-01T09:00',
      ['2027-04-01', '2027-09-01', '2028-04-01', '2028-09-01'],
    ],
  ])('%s from %s', (rule, start, days) => {
    expect(times(rule, start)).toEqual(days.map((day) => `${day}T09:00`));
  });

  it('ends after COUNT, the start included', () => {
    expect(times('FREQ=DAILY;COUNT=3', '2026-11-22T09:00', 9)).toHaveLength(3);
  });

  it('ends at UNTIL, which is told in UTC', () => {
    // 06:00 UTC is 08:00 in Jerusalem.
    expect(times('FREQ=DAILY;UNTIL=20261124T060000Z', '2026-11-22T08:00', 9)).toHaveLength(3);
    expect(times('FREQ=DAILY;UNTIL=20261124T055959Z', '2026-11-22T08:00', 9)).toHaveLength(2);
    expect(times('FREQ=DAILY;UNTIL=20261124', '2026-11-22T08:00', 9)).toHaveLength(3);
  });

  it('that never matches again ends', () => {
    expect(times('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-11-22T09:00', 9)).toHaveLength(1);
  });

  it.each([
    'FREQ=SECONDLY',
    'INTERVAL=2',
    'FREQ=DAILY;COUNT=0',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;UNTIL=soon',
  ])('is refused as %s', (rule) => {
    expect(() => parseRule(rule)).toThrow('Invalid recurrence rule.');
  });
});

import { describe, expect, it } from 'vitest';
import { eventRule, reminderRule } from './recurrence-rules.ts';
import { readRecurrence } from './recurrence.ts';

const isForReminders = (rule: string) => reminderRule.safeParse(rule).success;
const isForEvents = (rule: string) => eventRule.safeParse(rule).success;

describe('a rule of repetition', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3660',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE',
    'FREQ=MONTHLY;BYMONTHDAY=1,15,-1',
    'FREQ=YEARLY;COUNT=999',
    'FREQ=DAILY;UNTIL=20280229',
    'FREQ=DAILY;UNTIL=29991231T235959Z',
  ])('%s is for reminders and events', (rule) => {
    expect([isForReminders(rule), isForEvents(rule)]).toEqual([true, true]);
  });

  it.each(['FREQ=MINUTELY;INTERVAL=15', 'FREQ=HOURLY;BYDAY=FR'])('%s is for reminders alone', (rule) => {
    expect([isForReminders(rule), isForEvents(rule)]).toEqual([true, false]);
  });

  it.each([
    'FREQ=MONTHLY;BYDAY=2MO',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY;BYMONTH=3;BYDAY=+1SU',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
    'FREQ=WEEKLY;WKST=MO',
  ])('%s is counted by calendars alone', (rule) => {
    expect([isForReminders(rule), isForEvents(rule)]).toEqual([false, true]);
  });

  it.each([
    'FREQ=MINUTELY;INTERVAL=999999999999999',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;INTERVAL=1e3',
    'FREQ=DAILY;INTERVAL=3661',
    'FREQ=WEEKLY;INTERVAL=521',
    'FREQ=MONTHLY;INTERVAL=121',
    'FREQ=YEARLY;INTERVAL=11',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;COUNT=3;UNTIL=20280101',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=-32',
    'FREQ=MONTHLY;BYMONTHDAY=',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=HOURLY;BYMONTHDAY=1',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=MONTHLY;BYDAY=MO,,TU',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;UNTIL=20280230',
    'FREQ=DAILY;UNTIL=20281301',
    'FREQ=DAILY;UNTIL=20280101T250000Z',
    'FREQ=DAILY;UNTIL=99991231',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=MONTHLY;BYSETPOS=367',
    'FREQ=WEEKLY;WKST=XX',
    'FREQ=SECONDLY',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=1;INTERVAL=2',
    'FREQ=DAILY;BYHOUR=5',
    'FREQ=DAILY;',
    'FREQ=DAILY;INTERVAL',
    'FREQ=DAILY;INTERVAL=1=2',
    'INTERVAL=2;FREQ=DAILY',
    'freq=daily',
    'FREQ=constructor',
    '',
    `FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(100)}1`,
  ])('%s is none', (rule) => {
    expect([isForReminders(rule), isForEvents(rule)]).toEqual([false, false]);
  });

  it('is read part by part', () => {
    expect(readRecurrence('FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,-1FR;BYMONTHDAY=-1;UNTIL=20280101')).toEqual({
      frequency: 'MONTHLY',
      interval: 2,
      count: null,
      until: Date.parse('2028-01-01T23:59:59Z'),
      byDay: [
        { weekday: 1, nth: null },
        { weekday: 5, nth: -1 },
      ],
      byMonthDay: [-1],
      isForCalendars: true,
    });
  });
});

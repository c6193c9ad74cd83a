import { describe, expect, it } from 'vitest';
import { nextOccurrence } from './recurrence.ts';

const at = (iso: string) => Date.parse(iso);
const series = (dueAt: string, recurrence: string, timeZone = 'Asia/Jerusalem') => ({
  dueAt: at(dueAt),
  anchorAt: null,
  recurrence,
  timeZone,
});
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

describe('the next time of a series', () => {
  it('keeps 08:00 on the wall when Jerusalem goes to summer time', () => {
    // 27 March 2026, 02:00 becomes 03:00.
    const daily = series('2026-03-26T08:00:00+02:00', 'FREQ=DAILY');
    expect(iso(nextOccurrence(daily, daily.dueAt))).toBe(iso(at('2026-03-27T08:00:00+03:00')));
  });

  it('keeps 08:00 on the wall when Jerusalem goes to winter time', () => {
    // 25 October 2026, 02:00 becomes 01:00.
    const daily = series('2026-10-24T08:00:00+03:00', 'FREQ=DAILY');
    expect(iso(nextOccurrence(daily, daily.dueAt))).toBe(iso(at('2026-10-25T08:00:00+02:00')));
  });

  it('does not make up for times that were missed', () => {
    const daily = series('2026-11-01T08:00:00+02:00', 'FREQ=DAILY');
    expect(iso(nextOccurrence(daily, at('2026-11-20T09:00:00+02:00')))).toBe(
      iso(at('2026-11-21T08:00:00+02:00')),
    );
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=3', '2026-11-23T08:00:00+02:00'],
    ['FREQ=WEEKLY', '2026-11-27T08:00:00+02:00'],
    ['FREQ=WEEKLY;BYDAY=SU,WE', '2026-11-22T08:00:00+02:00'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-12-04T08:00:00+02:00'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', '2026-11-29T08:00:00+02:00'],
    ['FREQ=MONTHLY', '2026-12-20T08:00:00+02:00'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15T08:00:00+02:00'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30T08:00:00+02:00'],
    ['FREQ=YEARLY', '2027-11-20T08:00:00+02:00'],
    ['FREQ=DAILY;INTERVAL=3660', '2036-11-27T08:00:00+02:00'],
    ['FREQ=WEEKLY;INTERVAL=520;BYDAY=MO', '2036-11-03T08:00:00+02:00'],
    ['FREQ=MONTHLY;INTERVAL=120', '2036-11-20T08:00:00+02:00'],
    ['FREQ=YEARLY;INTERVAL=10', '2036-11-20T08:00:00+02:00'],
    ['FREQ=DAILY;BYDAY=MO;BYMONTHDAY=29', '2027-03-29T08:00:00+03:00'],
  ])('%s after Friday 20 November', (rule, next) => {
    const one = series('2026-11-20T08:00:00+02:00', rule);
    expect(iso(nextOccurrence(one, one.dueAt))).toBe(iso(at(next)));
  });

  it('leaves out months that lack the day', () => {
    const one = series('2026-10-31T08:00:00+02:00', 'FREQ=MONTHLY');
    expect(iso(nextOccurrence(one, one.dueAt))).toBe(iso(at('2026-12-31T08:00:00+02:00')));
  });

  it('finds the rarest day of all', () => {
    const leapDay = series('2028-02-29T08:00:00+02:00', 'FREQ=YEARLY;INTERVAL=9');
    expect(iso(nextOccurrence(leapDay, leapDay.dueAt))).toBe(iso(at('2064-02-29T08:00:00+02:00')));
  });

  it('goes on from its own place after a snooze', () => {
    const snoozed = {
      ...series('2026-11-20T08:10:00+02:00', 'FREQ=DAILY'),
      anchorAt: at('2026-11-21T08:00:00+02:00'),
    };
    expect(iso(nextOccurrence(snoozed, snoozed.dueAt))).toBe(iso(at('2026-11-21T08:00:00+02:00')));
  });

  it('ends', () => {
    const one = series('2026-11-20T08:00:00+02:00', 'FREQ=DAILY;UNTIL=20261121T000000Z');
    expect(nextOccurrence(one, one.dueAt)).toBeNull();
    expect(nextOccurrence(series('2026-11-20T08:00:00+02:00', 'FREQ=SECONDLY'), 0)).toBeNull();
  });
});

describe('a series within a day', () => {
  const hourly = series('2026-11-20T08:30:00+02:00', 'FREQ=HOURLY');

  it('comes every hour, on the minute it began with', () => {
    expect(iso(nextOccurrence(hourly, at('2026-11-20T08:30:00+02:00')))).toBe(
      iso(at('2026-11-20T09:30:00+02:00')),
    );
    expect(iso(nextOccurrence(hourly, at('2026-11-20T14:42:00+02:00')))).toBe(
      iso(at('2026-11-20T15:30:00+02:00')),
    );
  });

  it('begins when it is asked to begin', () => {
    expect(nextOccurrence(hourly, at('2026-11-20T07:00:00+02:00'))).toBe(hourly.dueAt);
  });

  it('keeps an hour an hour when the clocks change', () => {
    // 25 October 2026, 02:00 becomes 01:00.
    const night = series('2026-10-25T01:30:00+03:00', 'FREQ=HOURLY');
    expect(iso(nextOccurrence(night, night.dueAt))).toBe(iso(at('2026-10-25T01:30:00+02:00')));
  });

  it('keeps to its weekdays and to its end', () => {
    const fridays = series('2026-11-20T23:30:00+02:00', 'FREQ=HOURLY;BYDAY=FR');
    expect(iso(nextOccurrence(fridays, fridays.dueAt))).toBe(iso(at('2026-11-27T00:30:00+02:00')));
    const short = series('2026-11-20T08:00:00Z', 'FREQ=MINUTELY;INTERVAL=15;UNTIL=20261120T083000Z');
    expect(iso(nextOccurrence(short, at('2026-11-20T08:16:00Z')))).toBe('2026-11-20T08:30:00.000Z');
    expect(nextOccurrence(short, at('2026-11-20T08:30:00Z'))).toBeNull();
  });

  it('keeps to its weekdays when it comes more seldom than once a week', () => {
    const seldom = series('2026-11-20T08:00:00Z', 'FREQ=HOURLY;INTERVAL=240;BYDAY=FR', 'UTC');
    expect(iso(nextOccurrence(seldom, seldom.dueAt))).toBe('2027-01-29T08:00:00.000Z');
  });
});

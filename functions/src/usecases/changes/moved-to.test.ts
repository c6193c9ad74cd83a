import type { Target, TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { describe, expect, it } from 'vitest';
import { localIso } from '../time/local-time.ts';
import { dueMovedTo, movedTo } from './moved-to.ts';

const hour = 3_600_000;
const winter = '2026-11-20T11:00:00+02:00';
/** In Jerusalem clocks go forward at 2:00. */
const spring = '2027-03-26T11:00:00+03:00';
const jerusalem = 'Asia/Jerusalem';
const newYork = 'America/New_York';

function by(amount: { months?: number; days?: number; ms?: number }, isEarlier = false): TimeWanted {
  return { does: 'shift', shift: { by: { months: 0, days: 0, ms: 0, ...amount }, isEarlier } };
}

function to(date: string | null, clock: readonly [number, number] | null = null): TimeWanted {
  const [year = 0, month = 0, day = 0] = date?.split('-').map(Number) ?? [];
  const [hour, minute] = clock ?? [0, 0];
  return {
    does: 'move',
    to: { day: date === null ? null : { year, month, day }, clock: clock === null ? null : { hour, minute } },
  };
}

function moved(due: string | null, change: TimeWanted, now = winter, timeZone = jerusalem): string {
  const at = due === null ? null : Date.parse(due);
  return localIso(dueMovedTo(at, change, { timeZone, now: Date.parse(now) }), timeZone);
}

const due = '2026-11-24T08:30:00+02:00';
const overdue = '2026-11-16T22:00:00+02:00';
const earlierToday = '2026-11-20T08:00:00+02:00';

describe('the time that a task is due at', () => {
  it.each([
    ['a day alone', to('2026-11-25'), '2026-11-25T08:30:00+02:00'],
    ['an hour alone', to(null, [17, 0]), '2026-11-24T17:00:00+02:00'],
    ['a day and an hour', to('2026-11-25', [17, 0]), '2026-11-25T17:00:00+02:00'],
    ['another week', by({ days: 7 }), '2026-12-01T08:30:00+02:00'],
    ['a day sooner', by({ days: 1 }, true), '2026-11-23T08:30:00+02:00'],
    ['two more hours', by({ ms: 2 * hour }), '2026-11-24T10:30:00+02:00'],
    ['another month', by({ months: 1 }), '2026-12-24T08:30:00+02:00'],
  ])('keeps what is not said: %s', (_, change, expected) => {
    expect(moved(due, change)).toBe(expected);
  });

  it.each([
    ['a day alone', to('2026-11-25'), '2026-11-25T23:59:00+02:00'],
    ['an hour alone', to(null, [17, 0]), '2026-11-20T17:00:00+02:00'],
    ['a day and an hour', to('2026-11-25', [17, 0]), '2026-11-25T17:00:00+02:00'],
    ['another day', by({ days: 1 }), '2026-11-21T23:59:00+02:00'],
    ['another month', by({ months: 1 }), '2026-12-20T23:59:00+02:00'],
  ])('is counted from the end of today where it had none: %s', (_, change, expected) => {
    expect(moved(null, change)).toBe(expected);
  });

  it.each([
    ['a day alone', overdue, to('2026-11-25'), '2026-11-25T22:00:00+02:00'],
    ['an hour alone', overdue, to(null, [17, 0]), '2026-11-20T17:00:00+02:00'],
    ['another day', overdue, by({ days: 1 }), '2026-11-21T22:00:00+02:00'],
    ['another week', overdue, by({ days: 7 }), '2026-11-27T22:00:00+02:00'],
    ['another day, past since this morning', earlierToday, by({ days: 1 }), '2026-11-21T08:00:00+02:00'],
  ])('is counted from today where it is past, with its hour: %s', (_, from, change, expected) => {
    expect(moved(from, change)).toBe(expected);
  });

  it.each([
    ['is behind that of UTC', '2026-11-21T03:30:00Z', newYork, '2026-11-21T23:59:00-05:00'],
    ['is ahead of that of UTC', '2026-11-20T22:30:00Z', jerusalem, '2026-11-22T23:59:00+02:00'],
  ])('is counted from the day of the person where it %s', (_, now, timeZone, expected) => {
    expect(moved(null, by({ days: 1 }), now, timeZone)).toBe(expected);
  });

  it.each([
    ['a day', '2027-03-25T10:00:00+02:00', by({ days: 1 }), jerusalem, '2027-03-26T10:00:00+03:00'],
    [
      'a day back',
      '2027-03-26T10:00:00+03:00',
      by({ days: 1 }, true),
      jerusalem,
      '2027-03-25T10:00:00+02:00',
    ],
    ['a day in autumn', '2027-10-30T10:00:00+03:00', by({ days: 1 }), jerusalem, '2027-10-31T10:00:00+02:00'],
    [
      'a week in New York',
      '2027-03-10T10:00:00-05:00',
      by({ days: 7 }),
      newYork,
      '2027-03-17T10:00:00-04:00',
    ],
    [
      'a day that is named',
      '2027-03-25T10:00:00+02:00',
      to('2027-03-28'),
      jerusalem,
      '2027-03-28T10:00:00+03:00',
    ],
  ])('keeps its hour over a change of the clocks: %s', (_, from, change, timeZone, expected) => {
    expect(moved(from, change, winter, timeZone)).toBe(expected);
  });

  it.each([
    ['spring', '2027-03-25T23:30:00+02:00', '2027-03-26T04:30:00+03:00'],
    ['autumn', '2027-10-30T23:30:00+03:00', '2027-10-31T02:30:00+02:00'],
  ])('moves by as many hours as are said, over a change of the clocks in %s', (_, from, expected) => {
    expect(moved(from, by({ ms: 4 * hour }))).toBe(expected);
  });

  it.each([
    ['it had none', null, '2027-03-27T23:59:00+03:00'],
    ['it is past since winter', '2027-03-20T10:00:00+02:00', '2027-03-27T10:00:00+03:00'],
  ])('is counted in the hours of summer from the day that they begin, where %s', (_, from, expected) => {
    expect(moved(from, by({ days: 1 }), spring)).toBe(expected);
  });

  it('is the last day of a month that has no such day', () => {
    expect(moved('2027-01-31T10:00:00+02:00', by({ months: 1 }))).toBe('2027-02-28T10:00:00+02:00');
  });
});

describe('an hour of which the half of the day is not said', () => {
  const at = (
    start: string,
    date: string | null,
    clock: readonly [number, number],
    loose: Target['loose'],
  ) => {
    const wish = to(date, clock);
    const change = wish.does === 'move' ? { ...wish, to: { ...wish.to, ...(loose && { loose }) } } : wish;
    return localIso(movedTo(Date.parse(start), change, jerusalem), jerusalem).slice(0, 16);
  };

  it.each([
    ['half past seven', '2026-11-24T07:30:00+02:00', null, [20, 0], '2026-11-24T08:00'],
    ['half past eight in the evening', '2026-11-24T20:30:00+02:00', null, [9, 0], '2026-11-24T21:00'],
    ['another evening', '2026-11-24T20:30:00+02:00', '2026-11-26', [9, 0], '2026-11-26T21:00'],
    ['far from both', '2026-11-24T16:00:00+02:00', null, [9, 0], '2026-11-24T09:00'],
    ['another day, and not near', '2026-11-24T19:00:00+02:00', '2026-11-25', [9, 0], '2026-11-25T09:00'],
    ['a task that has no hour', '2026-11-24T23:59:00+02:00', null, [9, 0], '2026-11-24T09:00'],
  ] as const)('is near where it stands: %s', (_, start, date, clock, expected) => {
    expect(at(start, date, clock, 'half')).toBe(expected);
  });

  it.each([
    ['morning', '2026-11-24T08:00:00+02:00', '2026-11-27', [9, 0], '2026-11-27T08:00'],
    ['morning', '2026-11-24T16:00:00+02:00', '2026-11-27', [9, 0], '2026-11-27T09:00'],
    ['evening', '2026-11-24T18:00:00+02:00', '2026-11-24', [19, 0], '2026-11-24T19:00'],
  ] as const)('stays where it is of that part of the day: the %s, of %s', (part, start, date, clock, to) => {
    expect(at(start, date, clock, part)).toBe(to);
  });
});

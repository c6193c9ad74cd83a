import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../time/clockwork.ts';
import type { Target, TimeWanted } from './change.ts';
import { timeWanted } from './time-wanted.ts';

/** A Friday, half past nine in the morning. */
const now = '2026-11-20T09:30:00+02:00';
const clockwork = clockworkOf({ now, timeZone: 'Asia/Jerusalem' });
const minute = 60_000;
const hour = 60 * minute;
const friday = { year: 2026, month: 11, day: 20 };
const tomorrow = { ...friday, day: 21 };
const monday = { ...friday, day: 23 };
const thursday = { ...friday, day: 26 };

function later(by: { days?: number; ms?: number }): TimeWanted {
  return { does: 'shift', shift: { by: { months: 0, days: 0, ms: 0, ...by }, isEarlier: false } };
}

function earlier(by: { days?: number; ms?: number }): TimeWanted {
  return { does: 'shift', shift: { by: { months: 0, days: 0, ms: 0, ...by }, isEarlier: true } };
}

function to(
  day: Target['day'],
  clock: readonly [number, number] | null,
  loose?: Target['loose'],
): TimeWanted {
  const [hour, minute] = clock ?? [0, 0];
  const at = clock === null ? null : { hour, minute };
  return { does: 'move', to: { day, clock: at, ...(loose === undefined ? {} : { loose }) } };
}

describe('a time that is wanted', () => {
  it.each([
    ['till after lunch', to(null, [14, 0])],
    ['אחרי ארוחת הצהריים', to(null, [14, 0])],
    ['half an hour later', later({ ms: 30 * minute })],
    ['half an hour', later({ ms: 30 * minute })],
    ['20 more min', later({ ms: 20 * minute })],
    ['another 10 minutes', later({ ms: 10 * minute })],
    ['15 minutes more', later({ ms: 15 * minute })],
    ['another hour', later({ ms: hour })],
    ['an extra hour', later({ ms: hour })],
    ['another half hour', later({ ms: 30 * minute })],
    ['an hour back', later({ ms: hour })],
    ['an hour before', earlier({ ms: hour })],
    ['a quarter of an hour', later({ ms: 15 * minute })],
    ['by two hours', later({ ms: 2 * hour })],
    ['back an hour', later({ ms: hour })],
    ['a week later', later({ days: 7 })],
    ['two days earlier', earlier({ days: 2 })],
    ['half an hour sooner', earlier({ ms: 30 * minute })],
    ['forward twenty minutes', earlier({ ms: 20 * minute })],
    ['בחצי שעה', later({ ms: 30 * minute })],
    ['רבע שעה', later({ ms: 15 * minute })],
    ['ביומיים', later({ days: 2 })],
    ['עוד 20 דקות', later({ ms: 20 * minute })],
    ['שעתיים מאוחר יותר', later({ ms: 2 * hour })],
    ['שעה קודם', earlier({ ms: hour })],
    ['חצי שעה מוקדם יותר', earlier({ ms: 30 * minute })],
  ])('is a length to move by: %s', (said, wanted) => {
    expect(timeWanted(said, clockwork)).toEqual(wanted);
  });

  it.each(['next week', 'to next week', 'Next week', 'שבוע הבא', 'לשבוע הבא', 'בשבוע הבא'])(
    'keeps its weekday and hour, seven days later: %s',
    (said) => {
      expect(timeWanted(said, clockwork)).toEqual(later({ days: 7 }));
    },
  );

  it.each([
    ['tomorrow at five', to(tomorrow, [17, 0], 'half')],
    ['tomorrow', to(tomorrow, null)],
    ['on monday at 9', to(monday, [9, 0], 'half')],
    ['thursday at six', to(thursday, [18, 0], 'half')],
    ['1st of december', to({ year: 2026, month: 12, day: 1 }, null)],
    ['מחר בשמונה', to(tomorrow, [8, 0], 'half')],
    ['למחר בשמונה', to(tomorrow, [8, 0], 'half')],
    ['עד מחר', to(tomorrow, null)],
    ['ליום שני', to(monday, null)],
    ['ליום שני ב-9', to(monday, [9, 0], 'half')],
  ])('is a day, with its hour where one is said: %s', (said, wanted) => {
    expect(timeWanted(said, clockwork)).toEqual(wanted);
  });

  it.each([
    ['1:30', to(null, [13, 30], 'half')],
    ['at 1:30', to(null, [13, 30], 'half')],
    ['to 5', to(null, [17, 0], 'half')],
    ['5', to(null, [17, 0], 'half')],
    ['five', to(null, [17, 0], 'half')],
    ['9', to(null, [9, 0], 'half')],
    ['8am', to(null, [8, 0])],
    ['noon', to(null, [12, 0])],
    ['ל-17:00', to(null, [17, 0])],
    ['לשתיים', to(null, [14, 0], 'half')],
    ['בארבע', to(null, [16, 0], 'half')],
  ])('is an hour of the day it has: %s', (said, wanted) => {
    expect(timeWanted(said, clockwork)).toEqual(wanted);
  });

  it.each([
    ['tonight', to(friday, [19, 0], 'evening')],
    ['tomorrow morning', to(tomorrow, [9, 0], 'morning')],
    ['in the evening', to(null, [19, 0])],
    ['lunchtime', to(null, [12, 0])],
    ['מחר בבוקר', to(tomorrow, [9, 0], 'morning')],
    ['הערב', to(friday, [19, 0], 'evening')],
  ])('is the usual hour of a part of a day: %s', (said, wanted) => {
    expect(timeWanted(said, clockwork)).toEqual(wanted);
  });

  it.each([
    ['in an hour', to(friday, [10, 30])],
    ['in 20 minutes', to(friday, [9, 50])],
    ['בעוד 20 דקות', to(friday, [9, 50])],
  ])('is counted from now where it is said with “in”: %s', (said, wanted) => {
    expect(timeWanted(said, clockwork)).toEqual(wanted);
  });

  it.each([
    ['5 instead of 4', to(null, [17, 0], 'half')],
    ['9 please', to(null, [9, 0], 'half')],
    ['when I get home, around seven', to(null, [19, 0], 'half')],
    ['tomorrow, same time', to(tomorrow, null)],
    ['לחמש במקום לארבע', to(null, [17, 0], 'half')],
  ])('is the one of what else is said: %s', (said, wanted) => {
    expect(timeWanted(said, clockwork)).toEqual(wanted);
  });

  it('is the hour of a working day, whatever hour it is now', () => {
    const atNight = { ...clockwork, now: Date.parse('2026-11-20T23:10:00+02:00') };
    expect(timeWanted('5', atNight)).toEqual(to(null, [17, 0], 'half'));
    expect(timeWanted('9', atNight)).toEqual(to(null, [9, 0], 'half'));
    expect(timeWanted('tomorrow at five', atNight)).toEqual(to(tomorrow, [17, 0], 'half'));
  });

  it.each([
    '',
    'the blue one',
    'later',
    'next',
    'soon',
    'yesterday',
    'every monday',
    'from 3 to 5',
    'tomorrow at five and monday',
    'half an hour of yoga',
    'two hours after lunch',
    'five minutes ago',
    'room 5',
    'the day after',
    'חלב',
    'מאוחר יותר',
    'כל יום',
  ])('is none where no single day, hour or length is said: “%s”', (said) => {
    expect(timeWanted(said, clockwork)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { execute } from '../ledger/execute.ts';
import { deliverDue } from './deliver-due.ts';
import { nextOccurrence } from './recurrence.ts';

const dayMs = 86_400_000;
const wall = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

describe('a daily reminder at 08:00 in Jerusalem', () => {
  it.each([
    ['to winter time, on 25 October 2026', '2026-10-22T08:00:00+03:00', '+02:00'],
    ['to summer time, on 26 March 2027', '2027-03-23T08:00:00+02:00', '+03:00'],
  ])('is delivered at 08:00 every day across the change %s', async (_change, reminderTime, offsetAfter) => {
    const engine = anEngine();
    const first = Date.parse(reminderTime);
    engine.clock.advance(first - engine.clock.now() - dayMs);
    const payload = { task: 'stretch', reminderTime, recurrence: 'FREQ=DAILY' };
    const wish = aMail({ actionType: 'reminder', payload, timeZone: 'Asia/Jerusalem' });
    const id = String((await execute(engine, anna, wish)).reminderId);
    for (let revision = 1; revision <= 7; revision += 1) {
      const dueAt = engine.reminders.reminder('anna', id)?.dueAt ?? 0;
      engine.clock.advance(dueAt - engine.clock.now());
      expect(await deliverDue(engine, 'anna', id, revision)).toBe('delivered');
    }
    const delivered = [...engine.reminders.notifications.values()].map(({ createdAt }) => createdAt);
    expect(delivered.map((at) => wall(at, 'Asia/Jerusalem'))).toEqual(
      Array.from({ length: 7 }, () => '08:00'),
    );
    expect(delivered.at(-1)).toBe(Date.parse(reminderTime.slice(0, 19) + offsetAfter) + 6 * dayMs);
  });
});

it('keeps its hour on the wall in any zone that changes its clocks, for two years', () => {
  const zones = [
    'Asia/Jerusalem',
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'America/Santiago',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 365 }),
      // No clock skips these hours.
      fc.integer({ min: 5, max: 22 }),
      fc.constantFrom('FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY', 'FREQ=MONTHLY'),
      (timeZone, day, hour, recurrence) => {
        let dueAt = Date.UTC(2026, 0, 1 + day, hour);
        const hourOnWall = wall(dueAt, timeZone);
        fc.pre(hourOnWall >= '05:00' && hourOnWall < '23:00');
        for (let times = 0; times < 60; times += 1) {
          const next = nextOccurrence({ dueAt, anchorAt: null, timeZone, recurrence }, dueAt);
          if (next === null) throw new Error('a series without an end goes on');
          expect(next).toBeGreaterThan(dueAt);
          expect(wall(next, timeZone)).toBe(hourOnWall);
          dueAt = next;
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('comes once on the day whose clock skips its hour, and once on the day that has it twice', () => {
  const daily = { anchorAt: null, timeZone: 'Asia/Jerusalem', recurrence: 'FREQ=DAILY' };
  // 02:00 becomes 03:00 on 26 March 2027, so that there is no 02:30; 02:00 becomes 01:00 on 25 October 2026.
  const spring = nextOccurrence(
    { ...daily, dueAt: Date.parse('2027-03-25T02:30:00+02:00') },
    Date.parse('2027-03-25T02:30:00+02:00'),
  );
  expect(spring).not.toBeNull();
  expect((spring ?? 0) - Date.parse('2027-03-25T02:30:00+02:00')).toBeGreaterThan(22 * 3_600_000);
  const first = Date.parse('2026-10-24T01:30:00+03:00');
  const autumn = nextOccurrence({ ...daily, dueAt: first }, first) ?? 0;
  const after = nextOccurrence({ ...daily, dueAt: autumn }, autumn) ?? 0;
  expect(wall(autumn, 'Asia/Jerusalem')).toBe('01:30');
  expect(new Date(after).toISOString()).toBe('2026-10-25T23:30:00.000Z');
});

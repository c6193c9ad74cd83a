import fc from 'fast-check';
import { reminderRule } from '@crocodile-hub/core/contract/recurrence-rules';
import { isWithinReach } from '@crocodile-hub/core/contract/time';
import { describe, expect, it, vi } from 'vitest';
import { isFailure } from '../../ports/failure.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { execute } from '../ledger/execute.ts';
import { deliverDue } from './deliver-due.ts';
import { nextOccurrence } from './recurrence.ts';

const number = fc.oneof(
  fc.integer({ min: -40, max: 400 }),
  fc.integer(),
  fc.constantFrom(0, -0, 1.5, 1e21, 999_999_999_999_999, Infinity, Number.NaN),
);
const listOf = (item: fc.Arbitrary<unknown>) =>
  fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => items.join(','));
const date = fc.oneof(
  fc
    .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().replace(/[-:]|\.\d+/g, '')),
  fc.constantFrom('20280230', '00000000', '99999999', '20300101', ''),
);
const part = fc.oneof(
  fc.tuple(fc.constantFrom('INTERVAL', 'COUNT'), number),
  fc.tuple(fc.constant('BYMONTHDAY'), listOf(number)),
  fc.tuple(fc.constant('BYDAY'), listOf(fc.constantFrom('SU', 'MO', 'WE', 'FR', '2MO', '-1FR', 'XX'))),
  fc.tuple(fc.constant('UNTIL'), date),
  fc.tuple(fc.constantFrom('BYMONTH', 'BYSETPOS', 'BYHOUR', 'WKST', ''), number),
);
const frequency = fc.constantFrom('MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'SECONDLY');
const rule = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(frequency, fc.array(part, { maxLength: 3 }))
      .map(([name, parts]) => [['FREQ', name], ...parts].map((one) => one.join('=')).join(';')),
  },
  fc.string(),
);

const from = Date.parse('2026-11-20T09:00:00Z');
const instant = fc.integer({ min: from, max: from + 40 * 366 * 86_400_000 });
const zone = fc.constantFrom('Asia/Jerusalem', 'America/New_York', 'Pacific/Apia', 'UTC', 'no/where');

/** Far more than any accepted rule needs, and still fast. */
const mostLooksAtTheClock = 8 * 24 * 60 + 100;
const longestGapMs = 42 * 366 * 86_400_000;

describe('whatever rule is accepted', () => {
  it('comes again within a bounded time, or has ended', () => {
    const look = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    fc.assert(
      fc.property(
        rule.filter((text) => reminderRule.safeParse(text).success),
        instant,
        instant,
        zone,
        (recurrence, dueAt, now, timeZone) => {
          look.mockClear();
          const next = nextOccurrence({ dueAt, anchorAt: null, timeZone, recurrence }, now);
          expect(look.mock.calls.length).toBeLessThan(mostLooksAtTheClock);
          if (next === null) return;
          expect(next).toBeGreaterThan(now);
          expect(next - Math.max(now, dueAt)).toBeLessThan(longestGapMs);
        },
      ),
      { numRuns: 1_000 },
    );
    look.mockRestore();
  });

  it('is stored at delivery or has ended, also where it was stored before there were bounds', () => {
    fc.assert(
      fc.property(rule, instant, instant, zone, (recurrence, dueAt, now, timeZone) => {
        const next = nextOccurrence({ dueAt, anchorAt: null, timeZone, recurrence }, now);
        expect(next === null || (next > now && isWithinReach(next))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a rule of any text', () => {
  it('makes a reminder that is delivered and goes on or ends, or is refused as invalid', async () => {
    await fc.assert(
      fc.asyncProperty(rule, async (recurrence) => {
        const engine = anEngine();
        const payload = { task: 'call mom', reminderTime: '2026-11-20T09:10:00Z', recurrence };
        const made = await execute(engine, anna, aMail({ actionType: 'reminder', payload })).catch(
          (error: unknown) => {
            if (isFailure(error, 'invalid')) return null;
            throw error;
          },
        );
        if (!reminderRule.safeParse(recurrence).success) expect(made).toBeNull();
        if (made === null) return;
        const id = String(made.reminderId);
        engine.clock.advance(600_000);
        expect(await deliverDue(engine, anna.uid, id, 'any')).toBe('delivered');
        const after = engine.reminders.reminder(anna.uid, id);
        const goesOn =
          after?.status === 'pending' && after.dueAt > engine.clock.now() && isWithinReach(after.dueAt);
        expect(goesOn || after?.status === 'sent').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

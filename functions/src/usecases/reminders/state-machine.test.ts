import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';
import { isFailure } from '../../ports/failure.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { execute } from '../ledger/execute.ts';
import { sweep } from '../upkeep/sweep.ts';
import { cancelReminder } from './cancel.ts';
import { deliverDue } from './deliver-due.ts';
import { finishReminder } from './finish.ts';
import { updateReminder } from './update.ts';

type Status = ReminderDocument['status'];

/** The states as drawn: rule reminders.card.1, with snooze and repetition. */
const drawn: Record<Status, readonly Status[]> = {
  pending: ['sent', 'done', 'cancelled'],
  sent: ['pending', 'done', 'cancelled'],
  done: [],
  cancelled: [],
};

const minuteMs = 60_000;
const inTenMinutes = '2026-11-20T09:10:00Z';

const event = fc.oneof(
  fc.record({
    type: fc.constant('wait' as const),
    ms: fc.constantFrom(500, 9.99 * minuteMs, 10 * minuteMs, 1_500 * minuteMs),
  }),
  // A wake-up of the queue: of now, of long ago, and never asked for; some arrive more than once and at once.
  fc.record({
    type: fc.constant('wake' as const),
    revision: fc.integer({ min: 1, max: 8 }),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ type: fc.constant('sweep' as const) }),
  fc.record({ type: fc.constant('cancel' as const) }),
  fc.record({
    type: fc.constant('done' as const),
    revision: fc.constantFrom(undefined, 1, 2, 3),
    isCalled: fc.constantFrom('once', 'twice'),
  }),
  fc.record({ type: fc.constant('snooze' as const), minutes: fc.constantFrom(10, 60, 1_000) }),
  fc.record({ type: fc.constant('edit' as const), minutes: fc.constantFrom(-60, 0, 5, 3_000) }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

async function aWorld(recurrence: string | null) {
  const engine = anEngine();
  const payload = { task: 'call mom', reminderTime: inTenMinutes, recurrence };
  const { reminderId } = await execute(engine, anna, aMail({ actionType: 'reminder', payload }));
  const id = String(reminderId);
  const told: string[] = [];
  /** Every write of a notification counts, also one that would overwrite the same. */
  const transact: typeof engine.reminders.transact = (uid, name, step) =>
    engine.reminders.transact(uid, name, (known) => {
      const change = step(known);
      if (change.notification !== undefined && known !== null) {
        expect(engine.clock.now()).toBeGreaterThanOrEqual(known.dueAt);
        expect(known.status).toBe('pending');
        told.push(change.notification.id);
      }
      if (known !== null && change.reminder !== undefined && change.reminder.status !== known.status) {
        expect(drawn[known.status]).toContain(change.reminder.status);
      }
      return change;
    });
  const ports = { ...engine, reminders: { ...engine.reminders, transact } };
  const after = (minutes: number) => new Date(engine.clock.now() + minutes * minuteMs).toISOString();

  return {
    told,
    status: () => engine.reminders.reminder('anna', id)?.status,
    async happens(what: Event): Promise<void> {
      switch (what.type) {
        case 'wait':
          return engine.clock.advance(what.ms);
        case 'wake': {
          const woken = Array.from({ length: what.times }, () =>
            deliverDue(ports, 'anna', id, what.revision),
          );
          return void (await Promise.all(woken));
        }
        case 'sweep':
          return await sweep(ports);
        case 'cancel':
          return await cancelReminder(ports, anna, id);
        case 'done': {
          const { revision, isCalled } = what;
          const finish = () => finishReminder(ports, anna, { reminderId: id, revision });
          return void (await Promise.all(isCalled === 'once' ? [finish()] : [finish(), finish()]));
        }
        case 'snooze':
          return await settled(
            updateReminder(ports, anna, { reminderId: id, snoozeUntil: after(what.minutes) }),
          );
        case 'edit':
          return await settled(
            updateReminder(ports, anna, { reminderId: id, reminderTime: after(what.minutes) }),
          );
      }
    },
  };
}

/** A change that comes too late, or for a time that has passed, is refused. */
async function settled(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isFailure(error, 'conflict') && !isFailure(error, 'invalid')) throw error;
  }
}

it('a reminder tells once for each time it is due, never early, and never once it is settled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(null, 'FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=SU,WE'),
      fc.array(event, { maxLength: 40 }),
      async (recurrence, events) => {
        const world = await aWorld(recurrence);
        for (const what of events) {
          const [before, toldBefore] = [world.status(), world.told.length];
          await world.happens(what);
          if (before === 'cancelled' || before === 'done') expect(world.told).toHaveLength(toldBefore);
          expect(new Set(world.told).size).toBe(world.told.length);
        }
      },
    ),
    { numRuns: 500 },
  );
});

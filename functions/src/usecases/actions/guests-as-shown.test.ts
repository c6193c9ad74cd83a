import { describe, expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { execute } from '../ledger/execute.ts';
import { takeBack } from '../ledger/take-back.ts';

const guests = ['dana@example.com', 'avi@example.com'];
const changed = { kind: 'conflict', reason: 'eventChanged' };
const tooMany = { kind: 'rate-limited' };

async function aMeeting({ perDay = 2 } = {}) {
  const engine = anEngine({ allowance: { perDay, perNewDay: perDay, newForDays: 3, paidByAll: 10 } });
  meetsIn(engine)('lunch', 'Lunch', Date.parse('2026-11-21T12:00Z'), guests);
  const meeting = await engine.calendar.find(anna, 'lunch');
  const seen = {
    eventId: 'lunch',
    etag: meeting?.etag,
    title: 'Lunch',
    startTime: '2026-11-21T12:00:00Z',
    endTime: '2026-11-21T13:00:00Z',
  };
  const actionOf = {
    rename: (attendees: readonly string[], other = {}) =>
      aMail({ actionType: 'update_event', payload: { ...seen, newTitle: 'Dinner', attendees, ...other } }),
    cancel: (attendees: readonly string[], other = {}) =>
      aMail({ actionType: 'cancel_event', payload: { ...seen, attendees, ...other } }),
    invite: (attendees: readonly string[], other = {}) =>
      aMail({
        actionType: 'invite_to_event',
        payload: { ...seen, to: ['gil@example.com'], attendees, ...other },
      }),
  };
  return { engine, actionOf, run: (action: ReturnType<typeof aMail>) => execute(engine, anna, action) };
}

describe('a change of a meeting', () => {
  it.each([[[]], [['dana@example.com']]])(
    'is refused where it was shown with the guests %j alone',
    async (shown) => {
      const { engine, actionOf, run } = await aMeeting({ perDay: 20 });
      await expect(run(actionOf.rename(shown))).rejects.toMatchObject(changed);
      await expect(run(actionOf.cancel(shown))).rejects.toMatchObject(changed);
      await expect(run(actionOf.invite(shown))).rejects.toMatchObject(changed);
      expect(engine.calendar.events.get('lunch')).toMatchObject({ title: 'Lunch', attendees: guests });
    },
  );

  it.each([
    ['title', { title: 'Breakfast' }],
    ['beginning', { startTime: '2026-11-21T11:00:00Z' }],
    ['end', { endTime: '2026-11-21T14:00:00Z' }],
  ])('is refused where another %s was shown', async (_what, other) => {
    const { engine, actionOf, run } = await aMeeting({ perDay: 20 });
    await expect(run(actionOf.rename(guests, other))).rejects.toMatchObject(changed);
    await expect(run(actionOf.cancel(guests, other))).rejects.toMatchObject(changed);
    await expect(run(actionOf.invite(guests, other))).rejects.toMatchObject(changed);
    expect(engine.calendar.events.get('lunch')).toMatchObject({ title: 'Lunch', attendees: guests });
  });

  it('is told to the guests that were shown, and counted by them', async () => {
    const { engine, actionOf, run } = await aMeeting();
    await run(actionOf.rename(['AVI@example.com', 'Dana Cohen <dana@example.com>']));
    expect(engine.calendar.events.get('lunch')?.title).toBe('Dinner');
    await expect(run(actionOf.cancel(guests))).rejects.toMatchObject(tooMany);
  });

  it.each(['rename', 'cancel', 'invite'] as const)(
    'that is taken back (%s) is told once more, and counted once more',
    async (kind) => {
      const { engine, actionOf, run } = await aMeeting({ perDay: 4 });
      const action = actionOf[kind](guests);
      await run(action);
      await takeBack(engine, anna, action.idempotencyKey);
      expect(engine.calendar.events.get('lunch')).toMatchObject({ title: 'Lunch', attendees: guests });
      await expect(run(aMail())).rejects.toMatchObject(tooMany);
    },
  );

  it('can be taken back although nothing more may leave that day', async () => {
    const { engine, actionOf, run } = await aMeeting({ perDay: 2 });
    const action = actionOf.rename(guests);
    await run(action);
    await expect(run(aMail())).rejects.toMatchObject(tooMany);
    expect((await takeBack(engine, anna, action.idempotencyKey)).status).toBe('inverted');
  });
});

import { describe, expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { execute } from '../ledger/execute.ts';

const guests = ['dana@example.com', 'avi@example.com'];
const changed = { kind: 'conflict', reason: 'eventChanged' };

async function aMeeting() {
  const engine = anEngine({ allowance: { perDay: 2, perNewDay: 2, newForDays: 3, paidByAll: 10 } });
  meetsIn(engine)('lunch', 'Lunch', Date.parse('2026-11-21T12:00Z'), guests);
  const meeting = await engine.calendar.find(anna, 'lunch');
  const seen = {
    eventId: 'lunch',
    etag: meeting?.etag,
    title: 'Lunch',
    startTime: '2026-11-21T12:00:00Z',
    endTime: '2026-11-21T13:00:00Z',
  };
  const rename = (attendees: readonly string[]) =>
    execute(
      engine,
      anna,
      aMail({ actionType: 'update_event', payload: { ...seen, newTitle: 'Dinner', attendees } }),
    );
  const cancel = (attendees: readonly string[]) =>
    execute(engine, anna, aMail({ actionType: 'cancel_event', payload: { ...seen, attendees } }));
  return { engine, rename, cancel };
}

describe('a change of a meeting', () => {
  it.each([[[]], [['dana@example.com']]])(
    'is refused where it was shown with the guests %j alone',
    async (shown) => {
      const { engine, rename, cancel } = await aMeeting();
      await expect(rename(shown)).rejects.toMatchObject(changed);
      await expect(cancel(shown)).rejects.toMatchObject(changed);
      expect(engine.calendar.events.get('lunch')?.title).toBe('Lunch');
    },
  );

  it('is told to the guests that were shown, and counted by them', async () => {
    const { engine, rename, cancel } = await aMeeting();
    await rename(['AVI@example.com', 'Dana Cohen <dana@example.com>']);
    expect(engine.calendar.events.get('lunch')?.title).toBe('Dinner');
    await expect(cancel(guests)).rejects.toMatchObject({ kind: 'rate-limited' });
  });
});

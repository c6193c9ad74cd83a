import { expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { execute } from '../ledger/execute.ts';
import { takeBack } from '../ledger/take-back.ts';

const named = ['Dana Cohen <dana@example.com>', 'DANA@example.com', 'Avi Levi <avi@example.com>'];

it('a new meeting invites the address of each person once, also of one who is written with a name', async () => {
  const engine = anEngine();
  const payload = { title: 'Lunch', startTime: '2026-11-21T12:00:00', attendees: named };
  await execute(engine, anna, aMail({ actionType: 'create_event', payload }));
  const [event] = engine.calendar.events.values();
  expect(event?.attendees).toEqual(['dana@example.com', 'avi@example.com']);
});

it('a guest is known by the address, and Undo takes away who was added alone', async () => {
  const engine = anEngine();
  meetsIn(engine)('lunch', 'Lunch', Date.parse('2026-11-21T12:00Z'), ['dana@example.com']);
  const meeting = await engine.calendar.find(anna, 'lunch');
  const payload = {
    eventId: 'lunch',
    etag: meeting?.etag,
    title: 'Lunch',
    startTime: '2026-11-21T12:00:00Z',
    endTime: '2026-11-21T13:00:00Z',
    attendees: ['dana@example.com'],
    to: named,
  };
  const invitation = aMail({ actionType: 'invite_to_event', payload });
  await execute(engine, anna, invitation);
  expect(engine.calendar.asked).toEqual(['avi@example.com']);
  await takeBack(engine, anna, invitation.idempotencyKey);
  expect(engine.calendar.events.get('lunch')?.attendees).toEqual(['dana@example.com']);
});

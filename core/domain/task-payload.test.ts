import { expect, it } from 'vitest';
import { payloadHash } from './payload-hash.ts';
import { idsOf, recordedPayload, sentPayload } from './task-payload.ts';

const meeting = { title: 'Sync', startTime: '2026-11-23T10:00:00', attendees: ['dana@example.com'] };

it.each([
  ['a local time', '2026-11-23T10:00:00', { date: '2026-11-23', time: '10:00' }],
  ['a time with an offset', '2026-11-23T23:30:00Z', { date: '2026-11-24', time: '01:30' }],
])('records the day and hour of %s', (_, startTime, expected) => {
  expect(recordedPayload({ ...meeting, startTime }, 'Asia/Jerusalem')).toMatchObject(expected);
});

it('records the task and the notes of a reminder that goes as a meeting', () => {
  const asEvent = {
    title: '🔔 Reminder - water the plants',
    summary: '🔔 Reminder - water the plants',
    description: 'the big one twice',
    startTime: '2026-11-23T10:00:00',
    priority: 'high',
    reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] },
  };
  const recorded = recordedPayload(asEvent, 'Asia/Jerusalem');
  expect(recorded).toMatchObject({
    task: 'water the plants',
    date: '2026-11-23',
    time: '10:00',
    priority: 'high',
    notes: 'the big one twice',
  });
  expect(sentPayload('create_event', recorded)).toEqual(asEvent);
  expect(recordedPayload(meeting, 'Asia/Jerusalem')).not.toHaveProperty('task');
});

it('sends of a recorded payload what was shown, and nothing that was recorded beside it', () => {
  const recorded = { ...recordedPayload(meeting, 'Asia/Jerusalem'), eventId: 'e1' };
  expect(sentPayload('create_event', recorded)).toEqual(meeting);
  expect(payloadHash('create_event', sentPayload('create_event', recorded))).toBe(
    payloadHash('create_event', meeting),
  );
});

it('keeps the ids of a result and nothing else of it', () => {
  expect(idsOf({ emailId: 'm1', threadId: 't1', reminderId: 4 })).toEqual({ emailId: 'm1' });
});

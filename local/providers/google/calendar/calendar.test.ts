import { describe, expect, it } from 'vitest';

import { openPerson, refusalOf } from '../testing.ts';
import { startForTest } from '../../testing/start.ts';

const calendarId = 'primary';
const MEETING = {
  summary: 'Call Dana',
  start: { dateTime: '2026-11-23T08:00:00', timeZone: 'Asia/Jerusalem' },
  end: { dateTime: '2026-11-23T08:30:00', timeZone: 'Asia/Jerusalem' },
};

describe('an event', () => {
  it('is kept under the id its maker chose, with its reminders', async () => {
    const { url } = await startForTest();
    const { calendar, email } = await openPerson(url, 'noa@example.com');
    const reminders = { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] };
    const { data: event } = await calendar.events.insert({
      calendarId,
      requestBody: { id: 'reminder0042', ...MEETING, reminders },
    });
    expect(event).toMatchObject({
      id: 'reminder0042',
      status: 'confirmed',
      reminders,
      organizer: { email, self: true },
      iCalUID: 'reminder0042@google.com',
      sequence: 0,
      start: { dateTime: '2026-11-23T08:00:00+02:00', timeZone: 'Asia/Jerusalem' },
    });
    const { data: same } = await calendar.events.get({ calendarId: email, eventId: 'reminder0042' });
    expect(same).toEqual(event);
  });

  it('cannot be made twice under one id, nor be deleted twice', async () => {
    const { url } = await startForTest();
    const { calendar } = await openPerson(url, 'noa@example.com');
    const requestBody = { id: 'reminder0042', ...MEETING };
    await calendar.events.insert({ calendarId, requestBody });
    expect(await refusalOf(calendar.events.insert({ calendarId, requestBody }))).toMatchObject({
      status: 409,
      data: { error: { errors: [{ reason: 'duplicate' }] } },
    });
    const eventId = 'reminder0042';
    await calendar.events.delete({ calendarId, eventId });
    expect((await refusalOf(calendar.events.delete({ calendarId, eventId }))).status).toBe(410);
    expect((await calendar.events.get({ calendarId, eventId })).data.status).toBe('cancelled');
  });

  it('is patched field by field and counts its moves', async () => {
    const { url } = await startForTest();
    const { calendar } = await openPerson(url, 'noa@example.com');
    const { data: event } = await calendar.events.insert({ calendarId, requestBody: MEETING });
    const eventId = event.id ?? '';
    const { data: renamed } = await calendar.events.patch({
      calendarId,
      eventId,
      requestBody: { summary: 'Call Avi' },
    });
    expect(renamed).toMatchObject({ summary: 'Call Avi', sequence: 0, start: event.start });
    const end = { dateTime: '2026-11-23T09:00:00+02:00' };
    const { data: moved } = await calendar.events.patch({ calendarId, eventId, requestBody: { end } });
    expect(moved).toMatchObject({ summary: 'Call Avi', sequence: 1 });
    expect(moved.etag).not.toBe(event.etag);
  });

  it.each([
    ['an id with other characters', { ...MEETING, id: 'Reminder_1' }, 'Invalid resource id value.'],
    ['no end', { start: MEETING.start }, 'Missing end time.'],
    [
      'a time of no zone',
      { ...MEETING, start: { dateTime: '2026-11-23T08:00:00' } },
      'Missing time zone definition for start time.',
    ],
    [
      'an end before its start',
      { start: MEETING.end, end: MEETING.start },
      'The specified time range is empty.',
    ],
    ['a guest without address', { ...MEETING, attendees: [{ email: 'Dana' }] }, 'Invalid attendee email.'],
  ])('is refused with %s', async (_, requestBody, message) => {
    const { url } = await startForTest();
    const { calendar } = await openPerson(url, 'noa@example.com');
    const refusal = await refusalOf(calendar.events.insert({ calendarId, requestBody }));
    expect(refusal.data.error).toMatchObject({ code: 400, message });
  });
});

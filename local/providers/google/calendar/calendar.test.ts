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

describe('an event of somebody else', () => {
  const foreign = {
    iCalUID: 'review@example.com',
    summary: 'Review',
    start: { date: '2036-11-24' },
    end: { date: '2036-11-25' },
    organizer: { email: 'dana@example.com' },
    attendees: [{ email: 'noa@example.com' }],
  };

  it('is imported under the name that all calendars know it by, once, and lives again after it was deleted', async () => {
    const { url } = await startForTest();
    const { calendar } = await openPerson(url, 'noa@example.com');
    const { data: event } = await calendar.events.import({ calendarId, requestBody: foreign });
    expect(event).toMatchObject({ organizer: { email: 'dana@example.com' }, status: 'confirmed' });
    expect(event.organizer).not.toHaveProperty('self');
    const eventId = event.id ?? '';
    await calendar.events.delete({ calendarId, eventId });
    const { data: again } = await calendar.events.import({ calendarId, requestBody: foreign });
    expect(again).toMatchObject({ id: eventId, status: 'confirmed' });
    const { data: found } = await calendar.events.list({ calendarId, iCalUID: foreign.iCalUID });
    expect(found.items).toHaveLength(1);
  });

  it('tells its guests where that is asked for, and nobody otherwise', async () => {
    const { url } = await startForTest();
    const { calendar } = await openPerson(url, 'noa@example.com');
    const { summary, start, end } = foreign;
    const requestBody = { summary, start, end, attendees: [{ email: 'gil@example.com' }] };
    await calendar.events.insert({ calendarId, requestBody });
    await calendar.events.insert({ calendarId, requestBody, sendUpdates: 'all' });
    const told: unknown = await (await fetch(`${url}/_sent`)).json();
    expect(told).toMatchObject([{ to: 'noa@example.com' }, { to: 'gil@example.com' }]);
  });

  it('is answered by whoever is invited, and its organizer is told where it is asked for', async () => {
    const { url } = await startForTest();
    const { calendar } = await openPerson(url, 'noa@example.com');
    const { data: event } = await calendar.events.import({ calendarId, requestBody: foreign });
    const attendees = [{ email: 'noa@example.com', responseStatus: 'accepted' }];
    const requestBody = { attendeesOmitted: true, attendees };
    const eventId = event.id ?? '';
    const answer = { calendarId, eventId, requestBody };
    const { data: quiet } = await calendar.events.patch(answer);
    expect(quiet.attendees).toEqual([{ email: 'noa@example.com', responseStatus: 'accepted', self: true }]);
    await calendar.events.patch({ ...answer, sendUpdates: 'all' });
    const told = await (await fetch(`${url}/_sent`)).json();
    expect(told).toMatchObject([{ to: 'dana@example.com', subject: 'accepted: Review' }]);
  });
});

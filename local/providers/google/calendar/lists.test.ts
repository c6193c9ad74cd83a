import { describe, expect, it } from 'vitest';

import { openPerson, refusalOf } from '../testing.ts';
import { startForTest } from '../../testing/start.ts';

const calendarId = 'primary';

function at(start: string, end: string, rest: object = {}) {
  const timeZone = 'Asia/Jerusalem';
  return { summary: 'Run', start: { dateTime: start, timeZone }, end: { dateTime: end, timeZone }, ...rest };
}

async function aCalendar() {
  const { url } = await startForTest();
  const person = await openPerson(url, 'noa@example.com');
  const insert = async (requestBody: object) =>
    (await person.calendar.events.insert({ calendarId, requestBody })).data;
  return { ...person, url, insert };
}

describe('a list of events', () => {
  it('has what touches the window, in order, and the day-long in between', async () => {
    const { calendar, insert } = await aCalendar();
    await insert(at('2026-11-23T12:00:00', '2026-11-23T13:00:00', { summary: 'lunch' }));
    await insert(at('2026-11-23T08:00:00', '2026-11-23T09:00:00', { summary: 'early' }));
    await insert({ summary: 'holiday', start: { date: '2026-11-23' }, end: { date: '2026-11-24' } });
    await insert(at('2026-11-24T08:00:00', '2026-11-24T09:00:00', { summary: 'next day' }));
    const { data } = await calendar.events.list({
      calendarId,
      timeMin: '2026-11-23T08:30:00+02:00',
      timeMax: '2026-11-24T00:00:00+02:00',
      singleEvents: true,
      orderBy: 'startTime',
    });
    expect(data.items?.map(({ summary }) => summary)).toEqual(['holiday', 'early', 'lunch']);
    expect(data).toMatchObject({ kind: 'calendar#events', timeZone: 'Asia/Jerusalem', accessRole: 'owner' });
  });

  it('comes page by page', async () => {
    const { calendar, insert } = await aCalendar();
    for (const hour of ['08', '09', '10'])
      await insert(at(`2026-11-23T${hour}:00:00`, `2026-11-23T${hour}:30:00`));
    const { data: first } = await calendar.events.list({ calendarId, maxResults: 2 });
    expect(first.items).toHaveLength(2);
    const { data: second } = await calendar.events.list({
      calendarId,
      maxResults: 2,
      pageToken: first.nextPageToken ?? '',
    });
    expect(second.items).toHaveLength(1);
  });

  it.each([
    ['a time without offset', { timeMin: '2026-11-23T08:00:00' }],
    ['an order that needs single events', { orderBy: 'startTime' }],
  ])('is refused with %s', async (_, query) => {
    const { calendar } = await aCalendar();
    expect((await refusalOf(calendar.events.list({ calendarId, ...query }))).status).toBe(400);
  });
});

describe('a recurring event', () => {
  const RULE = 'RRULE:FREQ=WEEKLY;COUNT=3';
  const WEEKLY = at('2026-10-18T08:00:00', '2026-10-18T09:00:00', { recurrence: [RULE] });

  it('keeps its hour when the clocks change', async () => {
    const { calendar, insert } = await aCalendar();
    const { id } = await insert(WEEKLY);
    const { data } = await calendar.events.list({ calendarId, singleEvents: true, orderBy: 'startTime' });
    expect(data.items?.map((event) => event.start?.dateTime)).toEqual([
      '2026-10-18T08:00:00+03:00',
      '2026-10-25T08:00:00+02:00',
      '2026-11-01T08:00:00+02:00',
    ]);
    expect(data.items?.[1]).toMatchObject({ id: `${id}_20261025T060000Z`, recurringEventId: id });
    expect(data.items?.[1]?.recurrence).toBeUndefined();
  });

  it('is one event where single events are not asked for', async () => {
    const { calendar, insert } = await aCalendar();
    await insert(WEEKLY);
    const { data } = await calendar.events.list({ calendarId });
    expect(data.items).toHaveLength(1);
    expect(data.items?.[0]?.recurrence).toEqual([RULE]);
  });

  it('lets one occurrence move and another be cancelled', async () => {
    const { calendar, insert } = await aCalendar();
    const { id } = await insert(WEEKLY);
    const moved = at('2026-10-26T18:00:00', '2026-10-26T19:00:00');
    await calendar.events.patch({ calendarId, eventId: `${id}_20261025T060000Z`, requestBody: moved });
    await calendar.events.delete({ calendarId, eventId: `${id}_20261101T060000Z` });

    const { data } = await calendar.events.list({ calendarId, singleEvents: true, orderBy: 'startTime' });
    expect(data.items?.map((event) => event.start?.dateTime)).toEqual([
      '2026-10-18T08:00:00+03:00',
      '2026-10-26T18:00:00+02:00',
    ]);
    expect(data.items?.[1]?.originalStartTime?.dateTime).toBe('2026-10-25T08:00:00+02:00');
  });

  it('says of a cancelled occurrence only which it is', async () => {
    const { calendar, insert } = await aCalendar();
    const { id } = await insert(WEEKLY);
    const eventId = `${id}_20261101T060000Z`;
    await calendar.events.delete({ calendarId, eventId });
    const { data } = await calendar.events.get({ calendarId, eventId });
    expect(data).toEqual({
      kind: 'calendar#event',
      etag: data.etag,
      id: eventId,
      status: 'cancelled',
      recurringEventId: id,
      originalStartTime: { dateTime: '2026-11-01T08:00:00+02:00', timeZone: 'Asia/Jerusalem' },
    });
    const { data: list } = await calendar.events.list({ calendarId, showDeleted: true });
    expect(list.items).toContainEqual(data);
  });

  it('skips the dates it excludes', async () => {
    const { calendar, insert } = await aCalendar();
    const exclusion = 'EXDATE;TZID=Asia/Jerusalem:20261025T080000';
    await insert({ ...WEEKLY, recurrence: [RULE, exclusion] });
    const { data } = await calendar.events.list({ calendarId, singleEvents: true });
    expect(data.items).toHaveLength(2);
  });

  it('takes its occurrences with it when it is deleted', async () => {
    const { calendar, insert } = await aCalendar();
    const { id } = await insert(WEEKLY);
    await calendar.events.delete({ calendarId, eventId: id ?? '' });
    expect((await calendar.events.list({ calendarId, singleEvents: true })).data.items).toEqual([]);
    const call = calendar.events.delete({ calendarId, eventId: `${id}_20261025T060000Z` });
    expect((await refusalOf(call)).status).toBe(410);
  });
});

describe('a guest', () => {
  it('sees the event, answers it, and loses it when it is cancelled', async () => {
    const { calendar, insert, url } = await aCalendar();
    const dana = await openPerson(url, 'dana@example.com');
    const { id } = await insert(
      at('2026-11-23T12:00:00', '2026-11-23T13:00:00', { attendees: [{ email: 'dana@example.com' }] }),
    );
    const eventId = id ?? '';
    const { data: seen } = await dana.calendar.events.get({ calendarId, eventId });
    expect(seen.organizer).toEqual({ email: 'noa@example.com' });

    const attendees = [{ email: 'dana@example.com', responseStatus: 'accepted' }];
    await dana.calendar.events.patch({
      calendarId,
      eventId,
      requestBody: { attendees, summary: 'Mine now' },
    });
    const { data: original } = await calendar.events.get({ calendarId, eventId });
    expect(original).toMatchObject({ summary: 'Run', attendees });

    await calendar.events.delete({ calendarId, eventId });
    expect((await dana.calendar.events.list({ calendarId })).data.items).toEqual([]);
  });
});

describe('a person', () => {
  it('has one calendar, by either name', async () => {
    const { calendar } = await aCalendar();
    const { data: primary } = await calendar.calendars.get({ calendarId });
    expect(primary).toMatchObject({ id: 'noa@example.com', timeZone: 'Asia/Jerusalem' });
    const { data: same } = await calendar.calendars.get({ calendarId: 'noa@example.com' });
    expect(same).toEqual(primary);
    expect((await refusalOf(calendar.events.list({ calendarId: 'dana@example.com' }))).status).toBe(404);
  });
});

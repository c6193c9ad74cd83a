import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toInstant, wallOfUtc, zoneOf } from '@crocodile-hub/core/time/zone';
import { settledEntry } from '../../testing/settled-entry.ts';
import { calendarEvents, calendarFoot, calendarHead } from './calendar.ts';

const now = Date.parse('2026-11-22T07:00:00.000Z');
const times = { createdAt: '2026-11-22T07:00:00.000Z', updatedAt: '2026-11-22T07:41:00.000Z' };

const aReminder = (over: object = {}) => ({
  ...times,
  id: 'r',
  task: 'call',
  notes: null,
  status: 'pending',
  dueAt: '2026-11-23T06:00:00.000Z',
  anchorAt: null,
  timeZone: 'Asia/Jerusalem',
  recurrence: null,
  ...over,
});
const aMeeting = (payload: object, over: object = {}) => ({
  ...settledEntry(0),
  ...times,
  id: 'k',
  actionType: 'create_event',
  timeZone: 'Asia/Jerusalem',
  ...over,
  payload: { title: 'Lunch', startTime: '2026-11-23T12:00', ...payload },
});
const reminderText = (over: object) => calendarEvents(now).reminder(aReminder(over));
const meetingText = (payload: object, over: object = {}) =>
  calendarEvents(now).meeting(aMeeting(payload, over));

/** When the only event of this text comes, as a program reads it that knows no zone but those of the file. */
function timesRead(events: string, count: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(calendarHead + events + calendarFoot));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  if (zone !== null) event.startDate.zone = new ICAL.Timezone(zone);
  const iterator = event.iterator(event.startDate);
  return Array.from({ length: count }, () => iterator.next())
    .filter((at) => at !== null && at !== undefined)
    .map((at) => new Date(at.toUnixTime() * 1_000).toISOString());
}

describe('the calendar of what a person takes along', () => {
  it('has a reminder ring at its time', () => {
    const event = reminderText({});
    expect(event).toContain('DTSTART:20261123T060000Z\r\nSUMMARY:call\r\nBEGIN:VALARM');
    expect(calendarEvents(now).reminder({ id: 'broken' })).toBe('');
  });

  it('has the meetings that were made, in their zone, and no others', () => {
    const payload = { attendees: ['dana@example.com'] };
    expect(meetingText(payload)).toContain(
      'DTSTART:20261123T100000Z\r\nDTEND:20261123T110000Z\r\nSUMMARY:Lunch',
    );
    expect(meetingText(payload, { status: 'cancelled' })).toBe('');
  });

  it('says where a meeting is, on one line', () => {
    expect(meetingText({ location: ' Northgate office, room 3\r' })).toContain(
      'SUMMARY:Lunch\r\nLOCATION:Northgate office\\, room 3\r\n',
    );
    for (const location of [undefined, null, ' \n ']) {
      expect(meetingText({ location })).not.toContain('LOCATION');
    }
  });

  it('names the guests beside their addresses', () => {
    const attendees = ['dana@example.com', '"Avi: 50^n; Levi" <avi@example.com>'];
    expect(meetingText({ attendees })).toContain('\r\nATTENDEE:mailto:dana@example.com\r\n');
    const event = ICAL.parse(calendarHead + meetingText({ attendees }) + calendarFoot);
    const guests =
      new ICAL.Component(event).getFirstSubcomponent('vevent')?.getAllProperties('attendee') ?? [];
    expect(guests.map((guest) => [guest.getFirstParameter('cn'), guest.getFirstValue()])).toEqual([
      [undefined, 'mailto:dana@example.com'],
      ['Avi: 50^n; Levi', 'mailto:avi@example.com'],
    ]);
  });

  it('keeps what repeats on its day and at its hour, also when the clocks have changed', () => {
    // Half past one in the night to Sunday, which is Saturday in UTC.
    const night = { dueAt: '2027-03-20T23:00:00.000Z', recurrence: 'FREQ=WEEKLY;BYDAY=SU' };
    expect(timesRead(reminderText(night), 3)).toEqual([
      '2027-03-20T23:00:00.000Z',
      '2027-03-27T22:00:00.000Z',
      '2027-04-03T22:00:00.000Z',
    ]);
    const weekly = { startTime: '2027-10-25T12:00', endTime: '2027-10-25T13:30', recurrence: 'FREQ=WEEKLY' };
    expect(timesRead(meetingText(weekly), 2)).toEqual([
      '2027-10-25T09:00:00.000Z',
      '2027-11-01T10:00:00.000Z',
    ]);
    expect(meetingText(weekly)).toContain('DTEND;TZID=Asia/Jerusalem:20271025T133000\r\n');
  });

  it.each([
    'Asia/Jerusalem',
    'America/New_York',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kolkata',
    '+02:00',
    'UTC',
    'nowhere',
  ])('says when a daily event comes for four years, in %s', (timeZone) => {
    const zone = zoneOf(timeZone, '');
    const expected = Array.from({ length: 4 * 365 }, (_, day) =>
      new Date(toInstant(wallOfUtc(Date.UTC(2026, 10, 20 + day, 9)), zone)).toISOString(),
    );
    const daily = { timeZone, recurrence: 'FREQ=DAILY', dueAt: expected[0] };
    expect(timesRead(reminderText(daily), expected.length)).toEqual(expected);
  });

  it('describes each zone once', () => {
    const events = calendarEvents(now);
    const daily = aReminder({ recurrence: 'FREQ=DAILY' });
    const all = [
      events.reminder(daily),
      events.reminder(daily),
      events.meeting(aMeeting({ recurrence: 'FREQ=DAILY' })),
      events.reminder({ ...daily, timeZone: 'Europe/Paris' }),
    ].join('');
    expect(all.match(/^TZID:.*$/gm)).toEqual(['TZID:Asia/Jerusalem', 'TZID:Europe/Paris']);
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  });

  it('counts a series from its regular time where the next one was snoozed', () => {
    const snoozed = { dueAt: '2026-11-23T06:10:00.000Z', anchorAt: '2026-11-23T06:00:00.000Z' };
    expect(reminderText({ ...snoozed, recurrence: 'FREQ=DAILY' })).toContain(':20261123T080000\r\n');
  });

  it.each([
    ['FREQ=DAILY;UNTIL=20261231', 'FREQ=DAILY;UNTIL=20261231T235959Z'],
    ['FREQ=DAILY;UNTIL=20261231T080000;INTERVAL=2', 'FREQ=DAILY;UNTIL=20261231T080000Z;INTERVAL=2'],
    ['RRULE:FREQ=DAILY;COUNT=3', 'FREQ=DAILY;COUNT=3'],
  ])('ends a series at a time in UTC, as it must beside a zone: %s', (recurrence, written) => {
    expect(reminderText({ recurrence })).toContain(`\r\nRRULE:${written}\r\n`);
  });

  it('has a reminder that came as an event among the reminders alone', () => {
    const reminders = { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] };
    expect(meetingText({ reminders })).toBe('');
    expect(
      meetingText({ reminders: { ...reminders, overrides: [{ method: 'popup', minutes: 10 }] } }),
    ).not.toBe('');
  });
});

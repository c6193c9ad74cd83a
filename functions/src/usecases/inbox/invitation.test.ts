import { describe, expect, it } from 'vitest';
import type { Calendar, CalendarEntry, InvitedEvent, MailedInvitation } from '../../ports/calendar.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryCalendar } from '../../testing/memory-calendar.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { inboxInvitation } from './invitation.ts';

const dayMs = 86_400_000;
const clock = fakeClock();
const start = clock.now() + 3 * dayMs;
const hour = { is: 'time', start, end: start + 3_600_000 } as const;

const mailed: MailedInvitation = {
  kind: 'asked',
  uid: 'review@example.com',
  occurrence: null,
  title: 'Review',
  location: '',
  when: hour,
  timeZone: 'UTC',
  recurrence: null,
  exceptions: [],
  organizer: { name: 'Dana', address: 'dana@example.com' },
  guests: [],
};

const standing: InvitedEvent = {
  id: '_imported',
  etag: '"1"',
  title: 'Review',
  organizer: { name: 'Dana', address: 'dana@example.com' },
  when: hour,
  guests: [],
  own: 'anna@example.com',
  answer: 'tentative',
  isOwn: false,
  isCancelled: false,
};

/** Another guest knows the UID as well. */
const eve = { name: 'Eve', address: 'eve@example.com' };

const entry = (id: string, over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  title: id,
  location: '',
  guests: [],
  link: null,
  when: hour,
  isBusy: true,
  series: null,
  ...over,
});

type World = {
  mail?: Partial<MailedInvitation>;
  event?: Partial<InvitedEvent> | null;
  entries?: readonly CalendarEntry[];
  text?: string | null;
};

async function shown({ mail = {}, event = null, entries = [], text = 'BEGIN:VCALENDAR' }: World = {}) {
  const calendar: Calendar = {
    ...memoryCalendar(),
    invited: () => Promise.resolve(event === null ? null : { ...standing, ...event }),
    entries: () => Promise.resolve([...entries]),
  };
  const ports = {
    clock,
    calendar,
    inbox: silentInbox({ calendarText: () => Promise.resolve(text) }),
    invitations: { read: () => Promise.resolve({ ...mailed, ...mail }) },
  };
  const asked = { messageId: 'm1', timeZone: 'Asia/Jerusalem' };
  return (await inboxInvitation(ports, anna, asked)).invitation;
}

describe('the invitation of a mail', () => {
  it('is none where the mail has none', async () => {
    expect(await shown({ text: null })).toBeNull();
  });

  it.each([
    ['open', {}],
    ['open', { event: {} }],
    ['own', { event: { isOwn: true } }],
    ['gone', { event: { isCancelled: true } }],
    ['gone', { mail: { kind: 'cancelled' as const } }],
    ['no-organizer', { mail: { organizer: null } }],
    ['no-organizer', { event: { organizer: null } }],
    ['another-organizer', { mail: { organizer: eve }, event: {} }],
    ['open', { mail: { organizer: { name: '', address: 'Dana@Example.com' } }, event: {} }],
    ['own', { mail: { organizer: eve }, event: { isOwn: true } }],
    ['over', { mail: { when: { is: 'time' as const, start: 0, end: 1 } } }],
    ['open', { mail: { when: { is: 'time' as const, start: 0, end: 1 }, recurrence: 'FREQ=WEEKLY' } }],
    ['over', { mail: { when: { is: 'days' as const, first: '2020-01-01', last: '2020-01-02' } } }],
  ])('is %s with %j', async (state, world) => {
    expect((await shown(world))?.state).toBe(state);
  });

  it('conflicts with what is busy at that time, and neither with itself nor its series', async () => {
    const later = { is: 'time', start: hour.end, end: hour.end + dayMs } as const;
    const entries = [
      entry('_imported'),
      entry(`_imported_20261124T080000Z`),
      entry('_imported-by-another'),
      entry('free', { isBusy: false }),
      entry('right after', { when: later }),
      ...['a', 'b', 'c'].map((id) => entry(id)),
    ];
    const invitation = await shown({ event: {}, entries });
    expect(invitation?.conflicts.map(({ title }) => title)).toEqual(['_imported-by-another', 'a', 'b']);
    expect(invitation?.conflictCount).toBe(4);
  });

  it('names the first guests, and counts them all', async () => {
    const guests = Array.from({ length: 200 }, (_, n) => ({
      name: '',
      address: `g${n}@example.com`,
      state: 'accepted' as const,
    }));
    const invitation = await shown({ mail: { guests } });
    expect([invitation?.guests.length, invitation?.guestCount]).toEqual([20, 200]);
  });

  it('is told as the calendar has it, with what the person said there', async () => {
    const when = { is: 'days', first: '2030-05-01', last: '2030-05-02' } as const;
    expect(await shown({ event: { when } })).toMatchObject({ when, isMoved: true, answer: 'tentative' });
    expect(await shown({ event: {} })).toMatchObject({ isMoved: false });
  });

  it('is called as the calendar calls it, and by its organizer there, whatever the mail says', async () => {
    const mail = { title: 'Free webinar', organizer: eve };
    const event = { title: 'Board\u202e\nmeeting' };
    expect(await shown({ mail, event })).toMatchObject({
      title: 'Board meeting',
      organizer: { name: 'Dana', address: 'dana@example.com' },
      state: 'another-organizer',
    });
    expect(await shown({ mail })).toMatchObject({ ...mail, state: 'open' });
  });
});

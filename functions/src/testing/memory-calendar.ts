import type { Calendar, CalendarEvent, InvitedEvent } from '../ports/calendar.ts';
import { Failure } from '../ports/failure.ts';

type MemoryCalendar = Calendar & {
  events: Map<string, CalendarEvent>;
  /** Meetings of others, by iCalendar UID. */
  invitedTo: Map<string, InvitedEvent>;
  /** The messages to organizers, in order. */
  told: string[];
  /** Whom a change invited, in order. */
  asked: string[];
};

export function memoryCalendar(): MemoryCalendar {
  const invitedTo = new Map<string, InvitedEvent>();
  const told: string[] = [];
  const asked: string[] = [];
  const events = new Map<string, CalendarEvent>();
  const cancelled = new Map<string, CalendarEvent>();
  const etagOf = ({ title, location, start, end, attendees }: CalendarEvent) =>
    JSON.stringify([title, location, start, end, attendees]);
  /** The event under the id, when it still has the etag. */
  const unchanged = (id: string, etag: string, among = events): CalendarEvent => {
    const event = among.get(id);
    if (event === undefined) throw new Failure('not-found', 'unknown');
    if (etagOf(event) !== etag) throw new Failure('conflict', 'eventChanged');
    return event;
  };
  return {
    events,
    invitedTo,
    told,
    asked,
    invited: (_person, { uid }) => Promise.resolve(invitedTo.get(uid) ?? null),
    addInvitation(_person, { uid, title, organizer, when, guests }) {
      const asMailed = { title, organizer, when, guests };
      const event = { id: `adopted-${uid}`, etag: '"1"', ...asMailed, own: 'anna@example.com' };
      invitedTo.set(uid, { ...event, answer: 'needsAction', isOwn: false, isCancelled: false });
      return Promise.resolve();
    },
    async answer(_person, { id, etag }, answer) {
      await Promise.resolve();
      const [uid, event] = [...invitedTo].find(([, one]) => one.id === id) ?? [];
      if (uid === undefined || event === undefined) throw new Failure('not-found', 'unknown');
      if (event.etag !== etag) throw new Failure('conflict', 'eventChanged');
      invitedTo.set(uid, { ...event, answer, etag: `"${told.push(answer) + 1}"` });
    },
    find(_person, id) {
      const event = events.get(id) ?? cancelled.get(id);
      if (event === undefined) return Promise.resolve(null);
      const { title, location: place, start, end, timeZone, attendees: guests } = event;
      const isCancelled = !events.has(id);
      return Promise.resolve({
        id,
        etag: etagOf(event),
        title,
        place,
        start,
        end,
        timeZone,
        guests,
        isOwn: true,
        isCancelled,
      });
    },
    async change(_person, { id, etag }, { title, place, hours, guests: { add = [], remove = [] } = {} }) {
      await Promise.resolve();
      const event = unchanged(id, etag);
      const attendees = [...event.attendees.filter((guest) => !remove.includes(guest)), ...add];
      const named = { title: title ?? event.title, location: place ?? event.location };
      events.set(id, { ...event, ...hours, attendees, ...named });
      asked.push(...add);
    },
    async cancel(_person, { id, etag }) {
      await Promise.resolve();
      cancelled.set(id, unchanged(id, etag));
      events.delete(id);
    },
    async restore(_person, { id, etag }) {
      await Promise.resolve();
      events.set(id, unchanged(id, etag, cancelled));
      cancelled.delete(id);
    },
    insert(_person, event) {
      if (!events.has(event.id)) events.set(event.id, event);
      return Promise.resolve();
    },
    has: (_person, id) => Promise.resolve(events.has(id)),
    move(_person, id, { hours, ...words }) {
      const event = events.get(id);
      if (event === undefined) return Promise.reject(new Failure('not-found', 'unknown'));
      events.set(id, { ...event, ...words, ...hours });
      return Promise.resolve();
    },
    remove(_person, id) {
      const event = events.get(id);
      if (event !== undefined) cancelled.set(id, event);
      events.delete(id);
      return Promise.resolve();
    },
    entries: (_person, { from, to }) =>
      Promise.resolve(
        [...events.values()]
          .filter(({ start, end }) => start < to && end > from)
          .toSorted((a, b) => a.start - b.start)
          .map(({ id, title, location, attendees, start, end }) => ({
            id,
            title,
            location,
            guests: attendees.map((address) => ({ name: '', address })),
            link: `https://calendar.example/${id}`,
            when: { is: 'time', start, end },
            isBusy: true,
            // As Google names the times of a meeting that repeats: its id, `_`, the time.
            series: id.includes('_') ? (id.split('_')[0] ?? null) : null,
          })),
      ),
    guests: () => Promise.resolve([]),
    ping: () => Promise.resolve(),
  };
}

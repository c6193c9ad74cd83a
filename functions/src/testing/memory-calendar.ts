import type { Calendar, CalendarEvent } from '../ports/calendar.ts';
import { Failure } from '../ports/failure.ts';

export function memoryCalendar(): Calendar & { events: Map<string, CalendarEvent> } {
  const events = new Map<string, CalendarEvent>();
  return {
    events,
    insert(_person, event) {
      if (!events.has(event.id)) events.set(event.id, event);
      return Promise.resolve();
    },
    has: (_person, id) => Promise.resolve(events.has(id)),
    move(_person, id, to) {
      const event = events.get(id);
      if (event === undefined) return Promise.reject(new Failure('not-found', 'unknown'));
      events.set(id, { ...event, ...to });
      return Promise.resolve();
    },
    remove(_person, id) {
      events.delete(id);
      return Promise.resolve();
    },
    entries: (_person, { from, to }) =>
      Promise.resolve(
        [...events.values()]
          .filter(({ start, end }) => start < to && end > from)
          .toSorted((a, b) => a.start - b.start)
          .map(({ id, title, attendees, start, end }) => ({
            id,
            title,
            location: '',
            guests: attendees.map((address) => ({ name: '', address })),
            link: `https://calendar.example/${id}`,
            when: { is: 'time', start, end },
            isBusy: true,
          })),
      ),
    guests: () => Promise.resolve([]),
    ping: () => Promise.resolve(),
  };
}

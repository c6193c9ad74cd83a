import type { SentLog } from '../../kit/sent.ts';
import type { EventTime, StoredEvent } from './entities.ts';

/** Records an event as sent: to its guests where they are to be told, or to its owner's own calendar. */
export function recordEvent(sent: SentLog, event: StoredEvent, tellsGuests: boolean): void {
  const guests = tellsGuests ? (event.attendees?.map(({ email }) => email) ?? []) : [];
  sent.record({
    provider: 'google',
    kind: 'event',
    to: (guests.length > 0 ? guests : [event.organizer]).join(', '),
    subject: event.summary ?? '',
    text: [`${told(event.start)} – ${told(event.end)}`, event.location, event.description]
      .filter((line) => line !== undefined)
      .join('\n'),
    id: event.id,
  });
}

/** A guest's answer is sent to the organizer by mail. */
export function recordAnswer(sent: SentLog, event: StoredEvent, guest: string): void {
  const answer = event.attendees?.find(({ email }) => email === guest)?.responseStatus ?? 'needsAction';
  sent.record({
    provider: 'google',
    kind: 'event',
    to: event.organizer,
    subject: `${answer}: ${event.summary ?? ''}`,
    text: `${guest} · ${told(event.start)} – ${told(event.end)}`,
    id: event.id,
  });
}

function told(time: EventTime): string {
  return 'date' in time ? time.date : time.dateTime;
}

import type { EventWhen, Invitation } from '@crocodile-hub/core/contract/invitation';
import { cut } from '@crocodile-hub/core/domain/cut';
import { limits } from '@crocodile-hub/core/domain/limits';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { onOneLine, visibleName } from '@crocodile-hub/core/domain/visible-text';
import { toInstant, wallOfUtc, zoneOf } from '@crocodile-hub/core/time/zone';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { CalendarEntry, CalendarTime, InvitedEvent, MailedInvitation } from '../../ports/calendar.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

type MailedPorts = Pick<Ports, 'invitations'> & { inbox: Pick<Ports['inbox'], 'calendarText'> };
type InvitationPorts = MailedPorts &
  Pick<Ports, 'clock'> & { calendar: Pick<Ports['calendar'], 'invited' | 'entries'> };

/** As much of a title and a name as is kept of those in a mail. */
const longestTitle = 500;
const longestName = 200;

/** What a mail's invitation says, and what the person's calendar says to it. Reading answers nothing. */
export async function inboxInvitation(
  ports: InvitationPorts,
  person: Person,
  { messageId, timeZone }: { messageId: string; timeZone: string | undefined },
): Promise<{ success: true; invitation: Invitation | null }> {
  const zone = personTimeZone(timeZone);
  const mailed = await mailedInvitation(ports, person, messageId, zone);
  if (mailed === null) return { success: true, invitation: null };
  const found = mailed.kind === 'asked' ? await lookUp(ports, person, mailed, zone) : nothingAsked;
  return { success: true, invitation: shown(mailed, found, ports.clock.now()) };
}

/** The invitation of a mail; null where it has none that can be read. */
export async function mailedInvitation(
  { inbox, invitations }: MailedPorts,
  person: Person,
  messageId: string,
  timeZone: string,
): Promise<MailedInvitation | null> {
  const text = await inbox.calendarText(person, messageId);
  return text === null ? null : await invitations.read(text, timeZone);
}

/**
 * What the meeting is called, and whom an answer to it is told. The calendar's words count: whoever knows the UID of a
 * meeting can write a mail that calls it something else, and the calendar answers the meeting.
 */
export function meetingNamed(
  mailed: MailedInvitation,
  event: InvitedEvent | null,
): Pick<MailedInvitation, 'title' | 'organizer'> {
  if (event === null) return mailed;
  const { title, organizer } = event;
  return {
    title: cut(onOneLine(title), longestTitle).toWellFormed(),
    organizer:
      organizer === null
        ? null
        : { name: cut(visibleName(organizer.name), longestName).toWellFormed(), address: organizer.address },
  };
}

/** The mail says that somebody else invites than the calendar does. */
export function namesAnotherOrganizer({ organizer }: MailedInvitation, event: InvitedEvent | null): boolean {
  if (organizer === null || event === null || event.organizer === null) return false;
  return !isSameAddress(organizer.address, event.organizer.address);
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** When something begins, as the payload of an answer names it. */
export function startOf(when: CalendarTime): string {
  return when.is === 'days' ? when.first : new Date(when.start).toISOString();
}

export function isSameTime(a: CalendarTime, b: CalendarTime): boolean {
  if (a.is === 'days') return b.is === 'days' && a.first === b.first && a.last === b.last;
  return b.is === 'time' && a.start === b.start && a.end === b.end;
}

type Found = {
  event: InvitedEvent | null;
  conflicts: readonly CalendarEntry[];
  trouble: 'no-access' | 'unavailable' | null;
};

const nothingAsked: Found = { event: null, conflicts: [], trouble: null };

/** A calendar that cannot be asked takes nothing away from what the mail says. */
async function lookUp(
  { calendar }: InvitationPorts,
  person: Person,
  mailed: MailedInvitation,
  timeZone: string,
): Promise<Found> {
  try {
    const event = await calendar.invited(person, mailed);
    const when = event?.when ?? mailed.when;
    const range = rangeOf(when, timeZone);
    const entries = await calendar.entries(person, range);
    const conflicts = entries.filter(
      (entry) => entry.isBusy && !isOf(event, entry) && overlap(rangeOf(entry.when, timeZone), range),
    );
    return { event, conflicts, trouble: null };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const isClosed = error.kind === 'reauth' || error.kind === 'forbidden';
    return { event: null, conflicts: [], trouble: isClosed ? 'no-access' : 'unavailable' };
  }
}

function shown(mailed: MailedInvitation, { event, conflicts, trouble }: Found, now: number): Invitation {
  const { kind, uid, location, recurrence } = mailed;
  const { title, organizer } = meetingNamed(mailed, event);
  const when = event?.when ?? mailed.when;
  const guests = event?.guests ?? mailed.guests;
  return {
    kind,
    uid,
    title,
    location,
    when: told(when),
    isMoved: event !== null && !isSameTime(event.when, mailed.when),
    recurrence: mailed.occurrence === null ? recurrence : null,
    organizer: organizer === null ? null : { ...organizer },
    guests: guests.slice(0, limits.guestsShown).map((guest) => ({ ...guest })),
    guestCount: guests.length,
    state: stateOf(mailed, event, trouble, isOver(when, now)),
    answer: event?.answer ?? 'needsAction',
    conflicts: conflicts
      .slice(0, limits.conflictsShown)
      .map((entry) => ({ title: entry.title, when: told(entry.when) })),
    conflictCount: conflicts.length,
  };
}

function stateOf(
  mailed: MailedInvitation,
  event: InvitedEvent | null,
  trouble: Found['trouble'],
  isOver: boolean,
): Invitation['state'] {
  const { kind, organizer, recurrence } = mailed;
  if (kind !== 'asked' || event?.isCancelled === true) return 'gone';
  if (event?.isOwn === true) return 'own';
  if (organizer === null || event?.organizer === null) return 'no-organizer';
  if (namesAnotherOrganizer(mailed, event)) return 'another-organizer';
  if (isOver && recurrence === null) return 'over';
  return trouble ?? 'open';
}

function isOver(when: CalendarTime, now: number): boolean {
  // A day ends later somewhere else.
  return when.is === 'days' ? Date.parse(when.last) + 2 * dayMs < now : when.end < now;
}

function told(when: CalendarTime): EventWhen {
  if (when.is === 'days') return when;
  return { is: 'time', start: new Date(when.start).toISOString(), end: new Date(when.end).toISOString() };
}

type Range = { from: number; to: number };

/** Days are those of the person's zone. What lasts no time is taken for a minute. */
function rangeOf(when: CalendarTime, timeZone: string): Range {
  if (when.is === 'time') return { from: when.start, to: Math.max(when.end, when.start + minuteMs) };
  const zone = zoneOf(timeZone, '1970-01-01T00:00:00Z');
  const midnight = (utc: number) => toInstant(wallOfUtc(utc), zone);
  return { from: midnight(Date.parse(when.first)), to: midnight(Date.parse(when.last) + dayMs) };
}

const overlap = (a: Range, b: Range) => a.from < b.to && a.to > b.from;

/** The meeting itself, or a time of the series: Google ends its id with when it was to be. */
function isOf(event: InvitedEvent | null, { id }: CalendarEntry): boolean {
  if (event === null) return false;
  const whole = event.id.replace(/_\d{8}(T\d{6}Z)?$/, '');
  return id === event.id || id.startsWith(`${whole}_`);
}

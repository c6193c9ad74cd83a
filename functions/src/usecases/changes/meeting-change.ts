import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { isMentioned, resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { Change, Wish } from '@crocodile-hub/core/language/changes/change';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { CalendarEntry, TimedMeeting } from '../../ports/calendar.ts';
import { notAmong } from '../actions/new-guests.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { comingDays, entriesAbout, entriesOver, lineWithDay } from '../questions/agenda.ts';
import { readGoogle, type Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import {
  type AskedChange,
  type ChangePorts,
  hourLater,
  nextOfEach,
  nothing,
  proposal,
  said,
  toWhen,
  type There,
  whichOne,
} from './asked.ts';
import { endAfter, movedTo } from './moved-to.ts';

export const daysAhead = 60;

/**
 * Rule changes.meeting.1. Null if the words do not say "meeting" and no meeting fits them. `pick`: the choice from an
 * earlier list.
 */
export async function meetingChange(
  ports: ChangePorts,
  asking: Asking,
  change: Change,
  pick: Pick | null,
): Promise<AskedChange | null> {
  const { clock, words, time } = asking;
  const { about, over: stated, kind } = change.meant;
  const isMeeting = kind === 'meeting';
  const over = stated ?? comingDays(time, daysAhead);
  const read = await entriesOver(ports, asking, over);
  // Words that do not say "meeting" are a change only if a meeting fits.
  if (read.is === 'not-read') return isMeeting ? said(read.why) : null;
  const ahead = read.value.filter((entry) => mayChange(entry, clock.now));
  const named = entriesAbout(ahead, about);
  const found = nextOfEach(named.length > 0 || about === null ? named : byWhatItIs(ahead, about));
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (pick !== null && only === undefined) return null;
  const span = stated === null ? words.fromNowTo(time.day(over.last)) : time.span(over);
  const none = nothing(
    about === null ? words.noMeetingThen(span) : words.noMeetingAbout(shownOutside(about), span),
  );
  if (only === undefined) return isMeeting ? none : null;
  if (others.length > 0)
    return whichOne(
      found.map((entry) => ({
        line: lineWithDay(entry, asking),
        proposed: () => changeOfMeeting(ports, asking, change, entry.id),
      })),
      words,
    );
  return (await changeOfMeeting(ports, asking, change, only.id)) ?? none;
}

/** "The first cut zoom", "the zoom with Dana" are called by what they are, as well. */
const whatItIs =
  / (?:zoom|call|chat|thing|session|catch-?up|slot|one)$|^(?:zoom|video call|ה?זום|ה?שיחת זום|השיחה) (?=\S)/i;
const onZoom = /zoom|זום/i;

/** Of those with somebody, the ones on Zoom are meant by "the zoom". */
function byWhatItIs(entries: readonly CalendarEntry[], about: string): CalendarEntry[] {
  const found = entriesAbout(entries, about.replace(whatItIs, ''));
  const online = onZoom.test(about)
    ? found.filter(({ title, location }) => onZoom.test(`${title} ${location}`))
    : [];
  return online.length > 0 ? online : found;
}

/** Those with hours that are not over, as what a sentence may mean; none where the calendar cannot be read. */
export async function meetingsThere(ports: ChangePorts, asking: Asking): Promise<There[]> {
  const read = await entriesOver(ports, asking, comingDays(asking.time, daysAhead));
  if (read.is === 'not-read') return [];
  return read.value.flatMap((entry) => {
    const { id, title, guests, when, series } = entry;
    if (when.is !== 'time' || !mayChange(entry, asking.clock.now)) return [];
    return [
      {
        of: 'meeting',
        id,
        title,
        names: guests.map(({ name, address }) => (name === '' ? (address.split('@')[0] ?? '') : name)),
        at: when.start,
        line: lineWithDay(entry, asking),
        series,
        proposed: (wanted) =>
          wanted.of === 'meeting' ? changeOfMeeting(ports, asking, wanted.wish, id) : Promise.resolve(null),
      },
    ];
  });
}

/** The change of this meeting, in its current state; null when it is gone. */
export async function changeOfMeeting(
  ports: ChangePorts,
  asking: Asking,
  wish: Wish,
  eventId: string,
): Promise<AskedChange | null> {
  const { person, words } = asking;
  const standing = await readGoogle(ports, words, 'calendar', () => ports.calendar.find(person, eventId));
  if (standing.is === 'not-read') return said(standing.why);
  const event = standing.value;
  return event === null || event.isCancelled ? null : proposed(ports, asking, wish, event);
}

async function proposed(
  ports: ChangePorts,
  asking: Asking,
  wish: Wish,
  event: TimedMeeting,
): Promise<AskedChange> {
  const { actions } = ports;
  const { clock, words, time } = asking;
  const { timeZone, now } = clock;
  const standing = {
    eventId: event.id,
    etag: event.etag,
    title: event.title.trim() === '' ? words.noTitle : event.title,
    startTime: localIso(event.start, timeZone),
    endTime: localIso(event.end, timeZone),
    ...(event.guests.length === 0 ? {} : { attendees: [...event.guests] }),
  };
  if (wish.does === 'cancel') return proposal(actions, 'cancel_event', standing, clock);
  if (!event.isOwn) return said(words.notYourMeeting(shownOutside(standing.title)));
  if (wish.does === 'uninvite') return uninvited(ports, asking, wish.who, standing);
  if (wish.does === 'resize') {
    const end = endAfter(event, wish.length, timeZone);
    if (end <= event.start || end <= now) return said(words.endsTooEarly(shownOutside(standing.title)));
    if (end === event.end) return said(words.alreadyEnds(shownOutside(standing.title), time.clock(end)));
    const resized = { ...standing, newStart: standing.startTime, newEnd: localIso(end, timeZone) };
    return proposal(actions, 'update_event', resized, clock);
  }
  if (wish.does === 'invite') return invited(ports, asking, wish.who, standing);
  if (wish.does === 'rename') {
    const { title } = event;
    if (title === wish.title) return said(words.alreadyCalled(shownOutside(title)));
    return proposal(actions, 'update_event', { ...standing, title, newTitle: wish.title }, clock);
  }
  if (wish.does === 'place') {
    const { place } = event;
    if (place.toLowerCase() === wish.place.toLowerCase())
      return said(words.alreadyThere(shownOutside(standing.title), shownOutside(place)));
    const placed = { ...standing, ...(place === '' ? {} : { place }), newPlace: wish.place };
    return proposal(actions, 'update_event', placed, clock);
  }
  if (wish.does === 'ask-when')
    return toWhen(asking, { title: standing.title, at: event.start }, hourLater, (to) =>
      proposed(ports, asking, to, event),
    );
  const start = movedTo(event.start, wish, timeZone);
  if (start === event.start) return said(words.alreadyThen(shownOutside(standing.title), time.moment(start)));
  if (start <= now) return said(words.timeIsPast(time.moment(start)));
  const moved = {
    ...standing,
    newStart: localIso(start, timeZone),
    newEnd: localIso(start + event.end - event.start, timeZone),
  };
  return proposal(actions, 'update_event', moved, clock);
}

type Standing = { title: string; attendees?: readonly string[] } & Record<string, unknown>;

/** A name is no address: whom it means is looked up, and what is in doubt is asked on the card. */
async function invited(
  ports: ChangePorts,
  { person, words, clock }: Asking,
  who: readonly string[],
  standing: Standing,
): Promise<AskedChange> {
  const contacts = await contactsOf(ports, person, who.join(', '));
  const resolved = who.map((name) => resolveRecipient(name, 'email', contacts));
  const to = notAmong(
    standing.attendees ?? [],
    resolved.map(({ address, written }) => address ?? written),
  );
  if (to.length === 0)
    return said(words.alreadyInvited(shownOutside(who.join(', ')), shownOutside(standing.title)));
  const nameOf = (to: string) => resolved.find(({ address }) => address === to)?.name ?? undefined;
  const view = { ...clock, nameOf };
  return { ...proposal(ports.actions, 'invite_to_event', { ...standing, to }, view), resolved };
}

/** Only one of the guests can be meant by a name; nobody else is taken off. Rule changes.frame.1. */
async function uninvited(
  ports: ChangePorts,
  { person, words, clock }: Asking,
  who: string,
  standing: Standing,
): Promise<AskedChange> {
  const guests = standing.attendees ?? [];
  const contacts = await contactsOf(ports, person, who);
  const namesOf = (guest: string) => [
    guest.split('@')[0] ?? '',
    ...contacts.filter(({ email }) => email?.toLowerCase() === guest.toLowerCase()).map(({ name }) => name),
  ];
  const named = who.split(/,| and | & | ו(?:את )?(?=[א-ת]{2})/).map((one) => one.trim());
  const removed = named.map((name) => {
    const isNamed = (guest: string) =>
      guest.toLowerCase() === name.toLowerCase() || namesOf(guest).some((one) => isMentioned(name, one));
    return { name, found: guests.filter(isNamed) };
  });
  const title = shownOutside(standing.title);
  const [none] = removed.filter(({ found }) => found.length === 0);
  if (none !== undefined) return said(words.noSuchGuest(shownOutside(none.name), title));
  const [several] = removed.filter(({ found }) => found.length > 1);
  if (several !== undefined)
    return said(words.severalGuests(shownOutside(several.name), several.found.join(', ')));
  const to = removed.flatMap(({ found }) => found);
  const nameOf = (guest: string) => contacts.find(({ email }) => email === guest)?.name;
  return proposal(ports.actions, 'update_event', { ...standing, removed: to }, { ...clock, nameOf });
}

/** A meeting with hours, not over yet; reminders in the calendar are changed elsewhere. */
function mayChange({ when, title }: CalendarEntry, now: number): boolean {
  return when.is === 'time' && when.end > now && !isReminderTitle(title);
}

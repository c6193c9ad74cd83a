import type { Instant } from '@crocodile-hub/core/contract/time';
import { bareAddress } from '@crocodile-hub/core/domain/mail-address';
import type { TimedMeeting } from '../../ports/calendar.ts';
import { Failure } from '../../ports/failure.ts';

/** The addresses, each once, of the people who are not guests yet. A calendar takes an address alone. */
export function newGuests(guests: readonly string[], people: readonly string[]): string[] {
  return notAmong(guests, people).map(bareAddress);
}

/** The people who are not guests yet, each once, as they are written: an address, or a name and an address. */
export function notAmong(guests: readonly string[], people: readonly string[]): string[] {
  const known = new Set(guests.map(keyOf));
  return people.filter((person) => {
    const isNew = !known.has(keyOf(person));
    known.add(keyOf(person));
    return isNew;
  });
}

type Shown = {
  title: string;
  startTime: string;
  endTime: string;
  attendees?: readonly string[] | null | undefined;
};

/**
 * Refuses a change of another meeting than the one that was shown, and one that tells somebody who was not: by the
 * guests that were shown it is decided whether it may leave, and how much it counts. `asked` are invited by the change.
 * No card shows a whole day, which is no meeting either.
 */
export function refuseUnlikeShown(
  event: Pick<TimedMeeting, 'title' | 'start' | 'end' | 'guests'> | null,
  shown: Shown,
  asked: readonly string[] = [],
): void {
  const isAsShown =
    event !== null &&
    isSameMeeting(event, shown) &&
    notAmong([...(shown.attendees ?? []), ...asked], event.guests).length === 0;
  if (!isAsShown) throw new Failure('conflict', 'eventChanged');
}

/** A meeting without a title is shown with words of ours, and its times are shown in whole seconds. */
function isSameMeeting(
  { title, start, end }: Pick<TimedMeeting, 'title' | 'start' | 'end'>,
  shown: Shown,
): boolean {
  const isCalled = title.trim() === '' || title === shown.title;
  return isCalled && isSecond(start, shown.startTime) && isSecond(end, shown.endTime);
}

const isSecond = (at: Instant, shown: string) =>
  Math.floor(at / 1000) === Math.floor(Date.parse(shown) / 1000);

const keyOf = (person: string) => bareAddress(person).toLowerCase();

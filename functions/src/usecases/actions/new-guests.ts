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

/** Everybody whom the calendar tells was shown: by them it is decided whether it may leave, and how much it counts. */
export function refuseUnshownGuests(
  event: Pick<TimedMeeting, 'guests'> | null,
  shown: readonly string[] | null | undefined,
): void {
  if (notAmong(shown ?? [], event?.guests ?? []).length > 0) throw new Failure('conflict', 'eventChanged');
}

const keyOf = (person: string) => bareAddress(person).toLowerCase();

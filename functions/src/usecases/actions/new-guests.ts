import { bareAddress } from '@crocodile-hub/core/domain/mail-address';

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

const keyOf = (person: string) => bareAddress(person).toLowerCase();

import type { Contact } from '@crocodile-hub/core/contract/contacts';
import type { SaidOfPeople, ShownPerson } from '@crocodile-hub/core/contract/people';
import { namesOfRole } from '@crocodile-hub/core/language/people/read-said';
import { isAlikeWord, isMentioned, nameWords } from '@crocodile-hub/core/domain/recipients';
import type { KnownAddress } from '../../ports/people.ts';

/** Somebody with all their addresses, the one that is written to first. */
export type KnownPerson = {
  addresses: readonly KnownAddress[];
  /** Names that the person said. */
  names: readonly string[];
  roles: readonly string[];
  phones: readonly string[];
  said: readonly SaidOfPeople[];
};

type Said = readonly SaidOfPeople[];

/**
 * The learnt people with the person's corrections applied. The learnt data is not changed: without a correction it is
 * as before. `addresses` with the likeliest first.
 */
export function peopleAs(addresses: readonly KnownAddress[], said: Said): KnownPerson[] {
  const rootOf = roots(said);
  const groups = Map.groupBy(withSaidAddresses(addresses, said), ({ email }) => rootOf(email));
  return [...groups.values()].flatMap((group) => {
    const person = personOf(group, said);
    return person.said.some(({ change }) => change.does === 'leave-out') ? [] : [person];
  });
}

function personOf(addresses: readonly KnownAddress[], said: Said): KnownPerson {
  const emails = new Set(addresses.map(({ email }) => email));
  const names = addresses.flatMap((one) => one.names.map(({ name }) => name));
  const own = said.filter(({ change }) => {
    if (change.does === 'role' && change.address === null)
      return names.some((name) => isMentioned(change.name, name));
    return (
      (change.address !== null && emails.has(change.address.toLowerCase())) ||
      (change.does === 'merge' && emails.has(change.into.toLowerCase()))
    );
  });
  const changes = own.map(({ change }) => change);
  return {
    addresses,
    names: changes.flatMap((one) => (one.does === 'name' ? [one.name] : [])).toReversed(),
    roles: changes.flatMap((one) => (one.does === 'role' ? [one.role] : [])),
    phones: changes.flatMap((one) => (one.does === 'phone' ? [one.phone] : [])),
    said: own,
  };
}

/** An address that only the person named counts as known. */
function withSaidAddresses(addresses: readonly KnownAddress[], said: Said): KnownAddress[] {
  const known = new Set(addresses.map(({ email }) => email));
  const named = said.flatMap(({ change }) =>
    change.does !== 'name' || known.has(change.address.toLowerCase()) ? [] : [change.address.toLowerCase()],
  );
  const fresh = { isWrittenTo: true, sent: 0, received: 0, at: 0, answers: [], names: [] };
  return [...addresses, ...[...new Set(named)].map((email) => ({ email, ...fresh }))];
}

/** Which addresses belong together, in the order in which it was said: a split undoes earlier merges. */
function roots(said: Said): (email: string) => string {
  const into = new Map<string, string>();
  const root = (email: string): string => {
    const above = into.get(email);
    return above === undefined ? email : root(above);
  };
  for (const { change } of said) {
    if (change.does === 'merge') {
      const [from, to] = [root(change.address.toLowerCase()), root(change.into.toLowerCase())];
      if (from !== to) into.set(from, to);
    } else if (change.does === 'split') {
      const email = change.address.toLowerCase();
      const above = into.get(email);
      // Those that were merged into it stay together.
      const below = [...into].filter(([, parent]) => parent === email).map(([child]) => child);
      const heir = above ?? below[0];
      for (const child of below) {
        if (child === heir) into.delete(child);
        else if (heir !== undefined) into.set(child, heir);
      }
      into.delete(email);
    }
  }
  return root;
}

/**
 * The contacts of each person. Only the first of several addresses has the names, so that a name needs no question; the
 * others are contacts without a name.
 */
export function contactsOfPeople(people: readonly KnownPerson[]): Contact[] {
  return people.flatMap((person) => {
    const { addresses, names, roles, phones } = person;
    const [first, ...others] = addresses;
    if (first === undefined) return [];
    const isMerged = others.length > 0;
    const learnt = addresses.flatMap((one) => one.names);
    const said: Called[] = [
      ...names.map((name) => ({ name, known: 'written-to' as const })),
      ...roles.flatMap((role) => {
        const known = isSure(role, person) ? 'written-to' : 'received';
        return namesOfRole(role).map((name) => ({ name, known }) as const);
      }),
    ];
    const asSaid = said.map((one): Contact => ({ ...one, email: first.email }));
    const asLearnt = learnt
      .filter(({ name }) => !said.some((one) => one.name === name))
      .map(({ name, known }): Contact => ({ name, email: first.email, known }));
    const bare = asSaid.length + asLearnt.length === 0 && first.isWrittenTo;
    return [
      ...asSaid,
      ...asLearnt,
      ...(bare ? [{ name: '', email: first.email, known: 'written-to' } as const] : []),
      ...(isMerged
        ? others
            .filter(({ isWrittenTo }) => isWrittenTo)
            .map(({ email }): Contact => ({ name: '', email, known: 'written-to' }))
        : []),
      ...phones.flatMap((phone) =>
        [...said, ...learnt.map(({ name }) => ({ name, known: 'written-to' as const }))].map(
          (one): Contact => ({ ...one, phone }),
        ),
      ),
    ];
  });
}

type Called = Pick<Contact, 'name' | 'known'>;

/**
 * Whether a role means somebody unasked: the person gave the address, or wrote to one under the name they said. Anybody
 * may write in under that name.
 */
function isSure(role: string, { addresses, said }: KnownPerson): boolean {
  const own = addresses.flatMap(({ isWrittenTo, names }) =>
    isWrittenTo ? names.filter(({ known }) => known === 'written-to') : [],
  );
  return said.some(
    ({ change }) =>
      change.does === 'role' &&
      change.role === role &&
      (change.address !== null || own.some(({ name }) => isCalled(name, change.name))),
  );
}

function isCalled(name: string, said: string): boolean {
  const parts = nameWords(name);
  return nameWords(said).every((word) => parts.some((part) => isAlikeWord(word, part)));
}

export function shownPerson({ addresses, names, roles, phones, said }: KnownPerson): ShownPerson {
  const learnt = addresses.flatMap((one) => one.names.map(({ name }) => name));
  const [name = '', ...otherNames] = [...new Set([...names, ...learnt])];
  const at = Math.max(...addresses.map((one) => one.at));
  return {
    name,
    otherNames,
    roles: [...roles],
    addresses: addresses.map(({ email }) => email),
    phones: [...phones],
    isWrittenTo: addresses.some(({ isWrittenTo }) => isWrittenTo),
    sent: addresses.reduce((sum, one) => sum + one.sent, 0),
    received: addresses.reduce((sum, one) => sum + one.received, 0),
    lastAt: at > 0 ? new Date(at).toISOString() : null,
    said: [...said],
  };
}

/** A command's words with the names and addresses of all corrections, so that the index finds those people. */
export function withSayings(text: string, said: Said): string {
  const sayings = said.map(({ change }) => {
    switch (change.does) {
      case 'role':
        return `${change.name} ${change.address ?? ''}`;
      case 'merge':
        return `${change.address} ${change.into}`;
      default:
        return change.address;
    }
  });
  return [text, ...sayings].join(' ');
}

import type * as z from 'zod/mini';
import type { PeopleChange, peopleRoutes } from '@crocodile-hub/core/contract/people';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { PeopleStore } from '../../ports/people.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { everybody, type ContactPorts } from './contacts.ts';
import { type KnownPerson, shownPerson } from './said-of-people.ts';

export type PeoplePorts = Pick<ContactPorts, 'cache' | 'people' | 'clock' | 'log'> & Pick<Ports, 'ids'>;

const mostShown = 100;
export const mostSaid = 500;

/** Whom the page of people shows: the closest, or those who fit what was typed. */
export async function peoplePage(
  ports: PeoplePorts,
  person: Person,
  asked: string,
): Promise<z.input<typeof peopleRoutes.people.reply>> {
  const { people, said, head } = await everybody(ports, person);
  const found = asked.trim() === '' ? people : people.filter((one) => fits(one, asked));
  const placed = new Set(people.flatMap((one) => one.said.map(({ id }) => id)));
  return {
    success: true,
    people: found.slice(0, mostShown).map(shownPerson),
    total: found.length,
    reading: head === null || (head.walk === null && head.historyId !== null) ? null : head.read,
    unplaced: said.filter(({ id }) => !placed.has(id)),
  };
}

function fits({ addresses, names, roles, phones }: KnownPerson, asked: string): boolean {
  const plain = asked.trim().toLowerCase();
  const texts = [...names, ...roles, ...addresses.flatMap((one) => one.names.map(({ name }) => name))];
  return (
    texts.some((text) => text.toLowerCase().includes(plain) || isMentioned(asked, text)) ||
    [...phones, ...addresses.map(({ email }) => email)].some((text) => text.includes(plain))
  );
}

/** Stores what the person says, in the place of what they said before about the same thing. */
export async function changePeople(
  { people, ids }: PeoplePorts,
  { uid }: Person,
  change: PeopleChange,
): Promise<{ success: true; id: string }> {
  const id = ids.next();
  await people.say(uid, (said) => {
    const others = said.filter((one) => !isOfSameThing(one.change, change));
    if (others.length >= mostSaid) throw new Failure('invalid', 'tooMuchSaid');
    return [...others, { id, change }];
  });
  return { success: true, id };
}

function isOfSameThing(one: PeopleChange, other: PeopleChange): boolean {
  const thing = thingOf(one);
  return thing !== null && thing === thingOf(other);
}

/** What a saying is about. Null for merges and splits: each builds on those before it, so all of them stay. */
function thingOf(change: PeopleChange): string | null {
  switch (change.does) {
    case 'role':
      return `role ${change.role.toLowerCase()}`;
    case 'name':
      return `name ${change.address.toLowerCase()} ${change.name}`;
    case 'phone':
      return `phone ${change.address.toLowerCase()} ${change.phone}`;
    case 'leave-out':
      return `leave-out ${change.address.toLowerCase()}`;
    case 'merge':
    case 'split':
      return null;
    default:
      return unreachable(change);
  }
}

/** As if it had never been said. */
export async function takeBackPeople(
  { people }: PeoplePorts,
  { uid }: Person,
  id: string,
): Promise<{ success: true }> {
  await people.say(uid, (said) => said.filter((one) => one.id !== id));
  return { success: true };
}

/**
 * The store of people, in which only verified accounts change what is said of them: whoever registers another's address
 * could otherwise prepare where the owner's mails go.
 */
export function peopleOfVerified(people: PeopleStore, accounts: Pick<Accounts, 'findVerified'>): PeopleStore {
  return {
    ...people,
    async say(uid, change) {
      const account = await accounts.findVerified(uid);
      if (account === null) throw new Failure('unauthenticated', 'accountEnded');
      if (!account.isVerified) throw new Failure('unverified', 'unverifiedNote');
      await people.say(uid, change);
    },
  };
}

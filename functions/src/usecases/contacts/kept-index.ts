import type { Instant } from '@crocodile-hub/core/contract/time';
import { keepNewest } from '@crocodile-hub/core/domain/keep-newest';
import type { KnownAddress, PeopleHead, PeopleStore } from '../../ports/people.ts';
import { likeliestFirst } from './address-book.ts';
import { type PeopleIndex, peopleIndex } from './people-index.ts';

type Kept = {
  version: number;
  addresses: readonly KnownAddress[];
  index: PeopleIndex;
  writtenTo: ReadonlySet<string>;
};

/** Indexes of the people that this instance serves now. */
const mostKept = 20;
const keptOf = new WeakMap<PeopleStore, Map<string, Kept>>();

type IndexPorts = { people: PeopleStore; clock: { now(): Instant } };

/** The index of this version: read once, then kept in memory until the next one. */
export async function indexOf(
  { people, clock }: IndexPorts,
  uid: string,
  { version }: PeopleHead,
): Promise<Kept> {
  const kept = keptOf.get(people) ?? new Map<string, Kept>();
  keptOf.set(people, kept);
  const known = kept.get(uid);
  if (known?.version === version) {
    keepNewest(kept, uid, known, mostKept);
    return known;
  }
  const addresses = likeliestFirst(await people.addresses(uid), clock.now());
  const writtenTo = new Set(addresses.flatMap(({ email, isWrittenTo }) => (isWrittenTo ? [email] : [])));
  const read = { version, addresses, index: peopleIndex(addresses), writtenTo };
  keepNewest(kept, uid, read, mostKept);
  return read;
}

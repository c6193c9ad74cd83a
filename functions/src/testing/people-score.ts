import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { likeliestFirst } from '../usecases/contacts/address-book.ts';
import { peopleIndex } from '../usecases/contacts/people-index.ts';
import { contactsOfPeople, peopleAs } from '../usecases/contacts/said-of-people.ts';
import type { KnownAddress } from '../ports/people.ts';
import { seeded } from './seeded.ts';
import type { SeededPerson } from './seeded-mailbox.ts';

export type PeopleScore = {
  asked: number;
  /** The answer was wrong, and a question did not offer the right one. */
  wrong: { written: string; wanted: string; got: string }[];
  rightAtFirst: number;
  p95Ms: number;
};

/**
 * Asks for people as one does: mostly by the first name of the closest who bears it, or by the full name; sometimes by
 * an earlier name, in the other script, or by the first name of somebody less close.
 */
export function scorePeople(
  addresses: readonly KnownAddress[],
  people: readonly SeededPerson[],
  { count, seed, now }: { count: number; seed: number; now: number },
): PeopleScore {
  const random = seeded(seed);
  const known = people.filter(({ sent }) => sent > 0).toSorted((a, b) => b.sent - a.sent);
  const total = known.reduce((sum, { sent }) => sum + sent, 0);
  const somebody = (): SeededPerson => {
    let left = random() * total;
    return known.find(({ sent }) => (left -= sent) <= 0) ?? (known[0] as SeededPerson);
  };
  const closest = Map.groupBy(known, ({ first }) => first);
  const index = peopleIndex(likeliestFirst(addresses, now));
  const score: PeopleScore = { asked: 0, wrong: [], rightAtFirst: 0, p95Ms: 0 };
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const meant = somebody();
    const { written, wanted } = wordsFor(meant, closest, random());
    const before = performance.now();
    const contacts = contactsOfPeople(peopleAs(index.among(written), []));
    const resolved = resolveRecipient(written, 'email', contacts);
    times.push(performance.now() - before);
    const asked = resolved.candidates.map(({ address }) => address);
    const isUnasked = resolved.doubt === null;
    if (!isUnasked) score.asked += 1;
    const first = resolved.address ?? asked[0] ?? '';
    if (first === wanted.address) score.rightAtFirst += 1;
    else if (isUnasked || !asked.includes(wanted.address))
      score.wrong.push({ written, wanted: wanted.address, got: asked.join(' ') });
  }
  score.p95Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return score;
}

/** Only the three closest people of one first name are called by it alone. */
const mostByFirst = 3;

function wordsFor(
  meant: SeededPerson,
  closest: ReadonlyMap<string, readonly SeededPerson[]>,
  chance: number,
): { written: string; wanted: SeededPerson } {
  const [name = '', other = name] = meant.names;
  const namesakes = closest.get(meant.first) ?? [];
  if (chance < 0.45)
    return { written: firstOf(namesakes[0]?.names[0] ?? name), wanted: namesakes[0] ?? meant };
  if (chance < 0.85) return { written: name, wanted: meant };
  if (chance < 0.97) return { written: other, wanted: meant };
  const isClose = namesakes.slice(0, mostByFirst).includes(meant);
  return { written: isClose ? firstOf(name) : name, wanted: meant };
}

function firstOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

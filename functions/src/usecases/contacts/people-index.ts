import { firstNameKeys } from '@crocodile-hub/core/domain/first-names';
import { skeleton } from '@crocodile-hub/core/domain/look-alike';
import { soundKeys } from '@crocodile-hub/core/domain/name-sounds';
import { nameWords } from '@crocodile-hub/core/domain/recipients';
import type { KnownAddress } from '../../ports/people.ts';

/** Finds the people that a text may mention among thousands, without comparing it with each of them. */
export type PeopleIndex = { among(text: string): KnownAddress[] };

const mostGlued = 3;
const mostJoined = 4;
/** A text names few people. If hundreds have the name, the best matches are enough for a question. */
const mostFound = 30;
/** For a word that fits no name: people that the person writes to, with a name that sounds like it. */
const mostSounding = 300;

/** `addresses` with the likeliest first. */
export function peopleIndex(addresses: readonly KnownAddress[]): PeopleIndex {
  const byName = new Map<string, number[]>();
  const byLookalike = new Map<string, number[]>();
  const bySound = new Map<string, number[]>();
  addresses.forEach((address, index) => {
    for (const key of keysOfAddress(address)) add(byName, key, index);
    for (const key of lookalikesOf(address.email)) add(byLookalike, key, index);
    for (const key of soundsOfAddress(address)) add(bySound, key, index);
  });

  return {
    among(text) {
      const words = new Map<number, number>();
      const sounding = new Set<number>();
      for (const { keys, sounds } of keysOfText(text)) {
        const bearers = new Set(keys.flatMap((key) => byName.get(key) ?? []));
        for (const at of bearers) words.set(at, (words.get(at) ?? 0) + 1);
        if (bearers.size > 0) continue;
        for (const at of sounds.flatMap((key) => bySound.get(key) ?? [])) sounding.add(at);
      }
      const first = [...words]
        .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || a - b)
        .slice(0, mostFound)
        .map(([at]) => at);
      const written = text.split(/[\s,;<>]+/).filter((word) => word.includes('@'));
      // Adds people whose address looks like one of these.
      const alike = [...first.map((index) => addresses[index]?.email ?? ''), ...written]
        .flatMap(lookalikesOf)
        .flatMap((key) => byLookalike.get(key) ?? []);
      const heard = [...sounding].toSorted((a, b) => a - b).slice(0, mostSounding);
      const found = [...new Set([...first, ...alike, ...heard])].toSorted((a, b) => a - b);
      return found.flatMap((index) => addresses[index] ?? []);
    },
  };
}

function add(index: Map<string, number[]>, key: string, at: number): void {
  const before = index.get(key);
  if (before === undefined) index.set(key, [at]);
  else if (before.at(-1) !== at) before.push(at);
}

/** The words of the names; if there are none, those of the address. */
function keysOfAddress({ email, names }: KnownAddress): Set<string> {
  const texts = names.length > 0 ? names.map(({ name }) => name) : [localOf(email)];
  return new Set(
    texts.flatMap((text) => {
      const words = nameWords(text);
      return [...words.flatMap(keysOfWord), joinedKey(words)];
    }),
  );
}

type Spoken = { keys: string[]; sounds: string[] };

/** The keys of each word, and of words that may be written as one. */
function keysOfText(text: string): Spoken[] {
  const words = nameWords(text);
  const joined = words.flatMap((_word, start) =>
    Array.from({ length: mostJoined }, (_, length) => words.slice(start, start + length + 1)),
  );
  return [
    ...words.map((word) => {
      const shapes = unglued(word);
      return { keys: shapes.flatMap(keysOfWord), sounds: shapes.flatMap(soundKeys) };
    }),
    ...joined.map((several) => ({ keys: [joinedKey(several)], sounds: soundKeys(several.join('')) })),
  ];
}

/** The sounds of a person's names. Only people that the person writes to are guessed by sound. */
function soundsOfAddress({ isWrittenTo, names }: KnownAddress): Set<string> {
  if (!isWrittenTo) return new Set();
  return new Set(
    names.flatMap(({ name }) => {
      const words = nameWords(name);
      return [...words, words.join('')].flatMap(soundKeys);
    }),
  );
}

function keysOfWord(word: string): string[] {
  return [word, skeleton(word), ...firstNameKeys(word)];
}

function joinedKey(words: readonly string[]): string {
  return `joined ${skeleton(words.join(''))}`;
}

/** Hebrew glues small words to a name: "לדנה", "ושלדנה". */
function unglued(word: string): string[] {
  if (!/^[והבלכמש]/.test(word)) return [word];
  const glued = Array.from({ length: mostGlued }, (_, index) => index + 1).filter(
    (length) => /^[והבלכמש]+$/.test(word.slice(0, length)) && word.length - length >= 2,
  );
  return [word, ...glued.map((length) => word.slice(length))];
}

function lookalikesOf(email: string): string[] {
  return [...new Set([skeleton(email), skeleton(localOf(email))])].filter((key) => key !== '');
}

function localOf(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@')));
}

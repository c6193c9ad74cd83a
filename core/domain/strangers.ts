/** Whom a mail may be taken to be from without being it: a name is not an address, and addresses look alike. */
import type { Contact } from '../contract/contacts.ts';
import { isForeignDomain, isNearAddress } from './look-alike.ts';
import { isAlikeWord, nameWords } from './recipients.ts';

type Named = { name: string; address: string };

/** `known`: the address of the person whom it may be taken for; null where its letters only look like others. */
export type Stranger = Named & { likeness: 'name' | 'address'; known: string | null };

/**
 * Null for an address that the person wrote to. `earlier`: who wrote in the same conversation before. Names of contacts
 * that never got an answer count for nothing, for anybody may have chosen them.
 */
export function strangerAt(
  { name, address }: Named,
  contacts: readonly Contact[],
  earlier: readonly Named[],
): Stranger | null {
  const writtenTo = contacts.flatMap(({ name: called, email, known }) =>
    known === 'written-to' && email !== undefined ? [{ name: called, address: email }] : [],
  );
  if (writtenTo.some((one) => isSameAddress(one.address, address))) return null;
  const others = [...writtenTo, ...earlier.filter((one) => !isSameAddress(one.address, address))];
  const near = others.find((one) => isNearAddress(one.address, address));
  if (near !== undefined) return { name, address, likeness: 'address', known: near.address };
  const namesake = others.find((one) => isSameName(one.name, name));
  if (namesake !== undefined) return { name, address, likeness: 'name', known: namesake.address };
  return isForeignDomain(address) ? { name, address, likeness: 'address', known: null } : null;
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** In any order, by a short form, or in letters that look the same. */
function isSameName(one: string, other: string): boolean {
  const [words, parts] = [nameWords(one), nameWords(other)];
  return (
    words.length > 0 &&
    words.length === parts.length &&
    words.every((word) => parts.some((part) => isAlikeWord(word, part)))
  );
}

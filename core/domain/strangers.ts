/** Warns when a sender may be taken for somebody else: anyone can use any name, and addresses can look alike. */
import type { Contact } from '../contract/contacts.ts';
import { isForeignDomain, isNearAddress } from './look-alike.ts';
import { isAlikeWord, nameWords } from './recipients.ts';

type Named = { name: string; address: string };

/** `known`: the address of the person it may be mistaken for; null if only its letters look foreign. */
export type Stranger = Named & { likeness: 'name' | 'address'; known: string | null };

/**
 * Null for an address that the person wrote to. `earlier`: the earlier senders in this conversation. Contacts that the
 * person never wrote to are ignored, since their names may be false.
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

/** Domains at which anybody may have an address: two addresses there say nothing of one another. */
const domains: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com aol.com proton.me ' +
    'protonmail.com pm.me web.de t-online.de freenet.de mail.com mail.ru zoho.com fastmail.com hey.com tutanota.com ' +
    'tuta.com qq.com 163.com 126.com free.fr orange.fr laposte.net libero.it walla.com walla.co.il zahav.net.il ' +
    '012.net.il 013.net.il 013net.net netvision.net.il bezeqint.net inter.net.il barak.net.il actcom.co.il'
  ).split(' '),
);
/** They have one in each country. */
const houses =
  /^(?:yahoo|ymail|rocketmail|gmx|yandex|hotmail|outlook|live)\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})$/;

export function isPublicMailDomain(domain: string): boolean {
  const plain = domain.toLowerCase();
  return domains.has(plain) || houses.test(plain);
}

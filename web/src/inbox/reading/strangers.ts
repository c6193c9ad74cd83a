import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { isPublicMailDomain, type Stranger, strangerAt } from '@crocodile-hub/core/domain/strangers';
import type { Message } from '../message.ts';

/** By address in lower case. */
export type Strangers = ReadonlyMap<string, Stranger>;

/** The senders and reply addresses of a conversation that could be mistaken for somebody else. Rule inbox.sender.3. */
export function strangersIn(messages: readonly Message[], contacts: readonly Contact[]): Strangers {
  const strangers = new Map<string, Stranger>();
  const known = new Map<string, { name: string; address: string }>();
  const meet = (name: string, address: string): Stranger | null => {
    const key = address.toLowerCase();
    if (known.has(key) || strangers.has(key)) return strangers.get(key) ?? null;
    const stranger = strangerAt({ name, address }, contacts, [...known.values()]);
    if (stranger !== null) strangers.set(key, stranger);
    return stranger;
  };
  const incoming = messages.filter(({ platform, isIncoming }) => platform === 'gmail' && isIncoming);
  for (const { sender, senderEmail, replyTo } of incoming.toSorted((one, other) => one.at - other.at)) {
    if (meet(sender, senderEmail) === null)
      known.set(senderEmail.toLowerCase(), { name: sender, address: senderEmail });
    for (const wanted of replyTo) {
      const { name, address } = parseMailAddress(wanted) ?? { name: '', address: wanted };
      // Companies often route answers to another address of the same domain. A nameless address anywhere else is judged
      // by the sender's name.
      meet(name === '' && !isOfOneHouse(address, senderEmail) ? sender : name, address);
    }
  }
  return strangers;
}

function isOfOneHouse(address: string, other: string): boolean {
  const domain = domainOf(address);
  return domain === domainOf(other) && !isPublicMailDomain(domain);
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

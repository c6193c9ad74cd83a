import { randomBytes } from 'node:crypto';

import type { Records } from '../kit/records.ts';
import type { Channel, Contact, Message } from './entities.ts';

export type MetaStore = ReturnType<typeof openMetaStore>;

/** Contacts of a business, and their messages. */
export function openMetaStore(records: Records, name: string) {
  const contacts = records.collection<Contact>(`${name}.contacts`);
  const messages = records.collection<Message>(`${name}.messages`);

  return {
    contact: (id: string) => contacts.get(id),
    contactsOf: (channel: Channel) => contacts.values().filter((contact) => contact.channel === channel),
    putContact: (contact: Contact) => contacts.put(contact.id, contact),

    message: (id: string) => messages.get(id),
    putMessage: (message: Message) => messages.put(message.id, message),
    /** Newest first, as the Graph API lists them. */
    messagesWith: (contactId: string) =>
      messages
        .values()
        .filter((message) => message.contactId === contactId)
        // Among messages of one millisecond, the last one stored is the newest.
        .toReversed()
        .sort((a, b) => b.at - a.at),
  };
}

export function newMessageId(channel: Channel): string {
  const random = randomBytes(24).toString('base64');
  return { whatsapp: `wamid.${random}`, messenger: `m_${random}`, instagram: `aWdf${random}` }[channel];
}

export function randomDigits(count: number): string {
  return Array.from(randomBytes(count), (byte, index) => (index === 0 ? (byte % 9) + 1 : byte % 10)).join('');
}

import type { Clock } from '../kit/clock.ts';
import type { SentLog } from '../kit/sent.ts';
import type { MetaAccount } from './account.ts';
import type { Channel, Contact, Message, MessageStatus } from './entities.ts';
import { inboundPayload, reactionPayload, statusPayload } from './payloads.ts';
import { newMessageId } from './store.ts';
import type { MetaStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

export type Conversations = ReturnType<typeof openConversations>;

type ConversationContext = {
  store: MetaStore;
  webhooks: Webhooks;
  sent: SentLog;
  clock: Clock;
  account: MetaAccount;
};

export type Outgoing = {
  channel: Channel;
  contactId: string;
  text: string;
  callbackData?: string | undefined;
};

export type Incoming = {
  channel: Channel;
  from: string;
  name: string;
  username?: string | undefined;
  text: string;
  at?: number | undefined;
  attachment?: { mediaId: string; mimeType: string } | undefined;
};

/** The messages between the business and its contacts, and the webhooks about them. */
export function openConversations({ store, webhooks, sent, clock, account }: ConversationContext) {
  function send({ channel, contactId, text, callbackData }: Outgoing): Message {
    const message = keep({ channel, contactId, text, callbackData, status: 'sent' });
    sent.record({ provider: 'meta', kind: channel, to: addressOf(message), text, id: message.id });
    webhooks.tell(statusPayload(account, message, clock.now()));
    setStatus(message, 'delivered');
    return message;
  }

  /** WhatsApp accepts a message first and reports later that it will not deliver it. */
  function refuse({ channel, contactId, text, callbackData }: Outgoing): Message {
    const message = keep({ channel, contactId, text, callbackData, status: 'failed' });
    webhooks.tell(statusPayload(account, message, clock.now()));
    return message;
  }

  function setStatus(message: Message, status: MessageStatus): void {
    webhooks.tell(statusPayload(account, store.putMessage({ ...message, status }), clock.now()));
  }

  function react(message: Message, emoji: string): void {
    webhooks.tell(reactionPayload(account, message, { emoji, at: clock.now() }));
  }

  function receive(incoming: Incoming): Message {
    const message = remember(incoming);
    tellAgain(message);
    return message;
  }

  /** Stores a message without a webhook, as if it were older than the connection. */
  function remember({
    channel,
    from,
    name,
    username,
    text,
    attachment,
    at = clock.now(),
  }: Incoming): Message {
    const contact: Contact = { id: from, channel, name, lastWroteAt: at, ...(username ? { username } : {}) };
    store.putContact(contact);
    return store.putMessage({
      id: newMessageId(channel),
      channel,
      contactId: from,
      direction: 'inbound',
      text,
      at,
      ...(attachment ? { attachment } : {}),
    });
  }

  /** Sends the webhook of a message, perhaps again: webhooks come at least once. */
  function tellAgain(message: Message): void {
    const contact = store.contact(message.contactId);
    if (contact) webhooks.tell(inboundPayload(account, contact, message));
  }

  function keep(outgoing: Outgoing & { status: MessageStatus }): Message {
    const { callbackData, ...rest } = outgoing;
    return store.putMessage({
      ...rest,
      id: newMessageId(outgoing.channel),
      direction: 'outbound',
      at: clock.now(),
      ...(callbackData === undefined ? {} : { callbackData }),
    });
  }

  return { send, refuse, setStatus, react, receive, remember, tellAgain };
}

/** People write phone numbers with a plus. */
function addressOf({ channel, contactId }: Message): string {
  return channel === 'whatsapp' ? `+${contactId}` : contactId;
}

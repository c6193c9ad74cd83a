import type { Channel, ChannelMessageDocument, Delivery } from '@crocodile-hub/core/contract/channels';
import type { MetaService, PageService } from '@crocodile-hub/core/contract/meta-services';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Person } from './accounts.ts';
import type { Connection } from './connections.ts';

export type ChannelMessage = {
  /** Phone number in E.164 with plus, or the platform's id of the person. */
  to: string;
  message: string;
  /** The intent's own name, for channels that can return it. */
  reference: string;
  /** The message was sent at this time or later. */
  since: Instant;
};

/** A way to reach somebody: WhatsApp, SMS, Messenger, Instagram. */
export interface ChannelSender {
  send(person: Person, message: ChannelMessage): Promise<{ id: string }>;
  /** The message with this reference; null if it was never sent, `unknown` if the channel cannot tell. */
  find(person: Person, message: ChannelMessage): Promise<{ id: string } | null | 'unknown'>;
}

export type KeptMessage = ChannelMessageDocument & { id: string };

/** Which messages of a channel are meant; what is not said leaves none out. `over`: half-open. */
export type MessagesMeant = {
  direction?: KeptMessage['direction'] | undefined;
  isUnread?: true | undefined;
  over?: { from: Instant; to: Instant } | undefined;
};

/** Messages of Messenger, Instagram, SMS and WhatsApp, as the person's inbox holds them. */
export interface ChannelStore {
  /** Keeps a message under the provider's id; one that is told twice stays one. */
  keep(uid: string, providerId: string, message: ChannelMessageDocument): Promise<void>;
  /**
   * Puts a message aside that came while the person's token for the account was refused: nobody reads it before
   * `release`. How long it waits says core/domain/retention.
   */
  putAside(uid: string, account: string, found: FoundMessage, now: Instant): Promise<void>;
  /** Keeps what was put aside for the account. */
  release(uid: string, channel: Channel, account: string): Promise<void>;
  /** What the provider says became of a message that went out. It may say so before the message is kept. */
  noteDelivery(
    uid: string,
    channel: Channel,
    providerId: string,
    delivery: Delivery,
    now: Instant,
  ): Promise<void>;
  /** The name on the messages that this party sent; null where they have none. */
  nameOf(uid: string, channel: Channel, party: string): Promise<string | null>;
  /** Writes the name on those messages of this party that have none. */
  noteName(uid: string, channel: Channel, party: string, name: string): Promise<void>;
  newest(uid: string, channel: Channel, limit: number, among?: MessagesMeant): Promise<KeptMessage[]>;
  /** How many of these there are, without reading any of them. */
  count(uid: string, channel: Channel, among: MessagesMeant): Promise<number>;
  /** The messages of all channels after an instant, the oldest first. */
  since(uid: string, after: Instant, limit: number): Promise<KeptMessage[]>;
  countUnread(uid: string, channel: Channel): Promise<number>;
  markRead(uid: string, ids: readonly string[], read: boolean): Promise<void>;

  /** Deletes up to `limit` of the channel's messages, of those put aside too, and answers how many there were. */
  forgetMessages(uid: string, channel: Channel, limit: number): Promise<number>;

  /** Remembers which message an intent became, so that a doubtful send can be settled. */
  noteReference(uid: string, reference: string, providerId: string, now: Instant): Promise<void>;
  findReference(uid: string, reference: string): Promise<string | null>;

  /** Whose inbox the messages to an account of ours belong in; `account` is a page or a number of WhatsApp. */
  owners(channel: Channel, account: string): Promise<string[]>;
  addOwner(channel: Channel, account: string, uid: string): Promise<void>;
  /** Takes the person out of the owners of every account of the channel; of `except` they stay one. */
  leaveAccounts(channel: Channel, uid: string, except?: string): Promise<void>;

  /**
   * Which of our numbers the person writes to that number from. One that they have stays; otherwise the first that
   * nobody else has, which is then theirs alone, for as long as core/domain/retention says. Null when others have them
   * all.
   */
  takeNumber(uid: string, numbers: readonly string[], theirs: string, now: Instant): Promise<string | null>;
  /** The one that they have, or null. */
  numberOf(uid: string, numbers: readonly string[], theirs: string): Promise<string | null>;
  /** Whose conversation by text this is: one person's, or nobody's. */
  conversationOf(ours: string, theirs: string): Promise<string | null>;
}

export type FoundMessage = { providerId: string; message: ChannelMessageDocument };

/** Meta's Graph API, with a token that the caller opened. */
export interface Meta {
  /**
   * The account that webhooks name, and what people call it. Throws `reauth` when the token is not good, and `invalid`
   * when it is not that account's own: who can only read about an account does not own it.
   */
  check(service: MetaService, connection: Connection): Promise<Pick<Connection, 'accountId' | 'account'>>;
  /** Asks whose token it is, to see that it is taken. Throws `reauth` when it is not. */
  ping(service: MetaService, connection: Connection): Promise<void>;
  sendWhatsapp(
    connection: Connection,
    message: { to: string; text: string; reference: string },
  ): Promise<string>;
  /** To a person who wrote to the page before. */
  sendFromPage(
    service: PageService,
    connection: Connection,
    message: { to: string; text: string },
  ): Promise<string>;
  /** The newest messages of the page's conversations. */
  conversations(service: PageService, connection: Connection): Promise<FoundMessage[]>;
  /** What somebody who wrote to the page is called, and where their picture is. */
  profile(
    service: PageService,
    connection: Connection,
    id: string,
  ): Promise<{ name: string | null; picture: string | null }>;
}

export interface SmsGateway {
  /** The numbers that messages may leave from; none when no gateway is set up. */
  readonly numbers: readonly string[];
  send(message: { from: string; to: string; text: string }): Promise<string>;
  /** A message with this text that was sent since then. */
  find(message: { from: string; to: string; text: string; since: Instant }): Promise<string | null>;
}

/** Proof of a webhook's sender; compared in constant time. */
export interface Signatures {
  /** Over the raw bytes: re-encoded JSON would differ. */
  isFromMeta(body: Uint8Array, signature: string | undefined): boolean;
  isFromTwilio(form: ReadonlyMap<string, string>, signature: string | undefined): boolean;
  /** The word that Meta was told when the webhook was set up. */
  isMetaToken(token: string): boolean;
}

import type { Channel, ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import type { Instant } from '@crocodile-hub/core/contract/time';

export type KeptMessage = ChannelMessageDocument & { id: string };

/** Messages of Messenger, Instagram, SMS and WhatsApp, as the person's inbox holds them. */
export interface ChannelStore {
  /** Keeps a message under the provider's id; one that is told twice stays one. */
  keep(uid: string, providerId: string, message: ChannelMessageDocument): Promise<void>;
  /** What the provider says became of a message that went out. */
  noteDelivery(
    uid: string,
    channel: Channel,
    providerId: string,
    delivery: NonNullable<ChannelMessageDocument['delivery']>,
  ): Promise<void>;
  /** What somebody who wrote is called, as far as a message of theirs has a name; null where none has. */
  nameOf(uid: string, channel: Channel, party: string): Promise<string | null>;
  /** Names whose messages these are that have no name. */
  noteName(uid: string, channel: Channel, party: string, name: string): Promise<void>;
  newest(uid: string, channel: Channel, limit: number): Promise<KeptMessage[]>;
  /** The messages of all channels after an instant, the oldest first. */
  since(uid: string, after: Instant, limit: number): Promise<KeptMessage[]>;
  countUnread(uid: string, channel: Channel): Promise<number>;
  markRead(uid: string, ids: readonly string[], read: boolean): Promise<void>;

  /** Deletes up to `limit` of the channel's messages, and answers how many there were. */
  forgetMessages(uid: string, channel: Channel, limit: number): Promise<number>;

  /** Remembers which message an intent became, so that a doubtful send can be settled. */
  noteReference(uid: string, reference: string, providerId: string, now: Instant): Promise<void>;
  findReference(uid: string, reference: string): Promise<string | null>;

  /** Whose inbox the messages to an account of ours belong in; `account` is a page or a number of WhatsApp. */
  owners(channel: Channel, account: string): Promise<string[]>;
  addOwner(channel: Channel, account: string, uid: string): Promise<void>;
  removeOwner(channel: Channel, account: string, uid: string): Promise<void>;

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

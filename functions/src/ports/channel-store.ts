import type { Channel, ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';

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
  newest(uid: string, channel: Channel, limit: number): Promise<KeptMessage[]>;
  countUnread(uid: string, channel: Channel): Promise<number>;
  markRead(uid: string, ids: readonly string[], read: boolean): Promise<void>;

  /** Remembers which message an intent became, so that a doubtful send can be settled. */
  noteReference(uid: string, reference: string, providerId: string): Promise<void>;
  findReference(uid: string, reference: string): Promise<string | null>;

  /** Whose inbox the messages to an account of ours belong in; `account` is a page, a number, or a conversation. */
  owners(channel: Channel, account: string): Promise<string[]>;
  addOwner(channel: Channel, account: string, uid: string): Promise<void>;
  /** True when the account had nobody, and now has this person. */
  ownIfFree(channel: Channel, account: string, uid: string): Promise<boolean>;
  removeOwner(channel: Channel, account: string, uid: string): Promise<void>;
}

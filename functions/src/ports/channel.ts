import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Person } from './person.ts';

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
export interface Channel {
  send(person: Person, message: ChannelMessage): Promise<{ id: string }>;
  /** The message with this reference; null if it was never sent, `unknown` if the channel cannot tell. */
  find(person: Person, message: ChannelMessage): Promise<{ id: string } | null | 'unknown'>;
}

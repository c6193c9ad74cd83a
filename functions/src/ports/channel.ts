import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Person } from './person.ts';

export type ChannelMessage = {
  /** Phone number in E.164 with plus, or the platform's id of the person. */
  to: string;
  message: string;
  /** The intent's own name; a channel that can carry it back does. */
  reference: string;
  /** No earlier than this did the intent begin to leave. */
  since: Instant;
};

/** A way to reach somebody: WhatsApp, SMS, Messenger, Instagram. */
export interface Channel {
  send(person: Person, message: ChannelMessage): Promise<{ id: string }>;
  /** The message of this reference, or null when it never left; `unknown` where the channel cannot say. */
  find(person: Person, message: ChannelMessage): Promise<{ id: string } | null | 'unknown'>;
}

import type { Channel } from '../contract/channels.ts';

/** The id under which a message of a channel is kept. Ids of providers may hold a slash. */
export function channelMessageId(channel: Channel, providerId: string): string {
  return `${channel}-${pathSegment(providerId)}`;
}

/** What may stand in the path of a document. */
export function pathSegment(id: string): string {
  return id.replace(/[^\w.+=-]/g, '_').slice(0, 400);
}

import type { Channel } from '../contract/channels.ts';

/** The id under which a message of a channel is kept. Ids of providers may hold a slash. */
export function channelMessageId(channel: Channel, providerId: string): string {
  return `${channel}-${pathSegment(providerId)}`;
}

/** Escapes an id so that it can be one segment of a document's path. */
export function pathSegment(id: string): string {
  return id.replace(/[^\w.+=-]/g, '_').slice(0, 400);
}

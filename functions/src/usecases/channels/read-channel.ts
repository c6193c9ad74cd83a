import type { Channel, SocialMessage } from '@crocodile-hub/core/contract/channels';
import {
  isPageChannel,
  serviceOfChannel,
  type PageChannel,
} from '@crocodile-hub/core/contract/meta-services';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { isFailure } from '../../ports/failure.ts';
import type { KeptMessage } from '../../ports/channels.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { whileConnected, type ConnectionPorts } from './connection.ts';

export type ReadChannelPorts = ConnectionPorts &
  Pick<Ports, 'meta' | 'sms' | 'channelStore' | 'cache' | 'clock' | 'log'>;

const mostRead = 200;
const pullEveryMs = minuteMs;

/** The newest messages of a channel. Pages are asked for what no webhook told; when they are silent, what is kept serves. */
export async function channelMessages(
  ports: ReadChannelPorts,
  person: Person,
  channel: Channel,
): Promise<{ success: true; messages: SocialMessage[] }> {
  if (isPageChannel(channel)) await pull(ports, person, channel);
  const kept = await ports.channelStore.newest(person.uid, channel, mostRead);
  return { success: true, messages: kept.map(socialMessage) };
}

export async function smsThreads(ports: ReadChannelPorts, person: Person) {
  const kept = await ports.channelStore.newest(person.uid, 'sms', mostRead);
  const threads = Map.groupBy(kept, ({ threadKey }) => threadKey);
  return {
    success: true as const,
    threads: [...threads].flatMap(([threadKey, messages]) => {
      const [last] = messages;
      const unread = messages.filter(({ read, direction }) => !read && direction === 'inbound').length;
      return last === undefined ? [] : [{ threadKey, last: socialMessage(last), unread }];
    }),
  };
}

export function smsStatus({ sms }: Pick<ReadChannelPorts, 'sms'>) {
  const [number = null] = sms.numbers;
  return Promise.resolve({ success: true as const, connected: number !== null, number });
}

export async function profilePicture(ports: ReadChannelPorts, person: Person, psid: string) {
  const service = serviceOfChannel.messenger;
  const profile = await whileConnected(ports, person.uid, service, (connection) =>
    ports.meta.profile(service, connection, psid),
  );
  return { success: true as const, profilePicture: profile?.picture ?? null };
}

export function socialMessage(message: KeptMessage): SocialMessage {
  const { id, platform, direction, from, fromName, to, content, timestamp, threadKey, read, delivery } =
    message;
  return {
    id,
    platform,
    direction,
    from,
    fromName,
    to,
    content,
    timestamp,
    threadKey,
    read,
    sourceMeta: { delivery },
  };
}

async function pull(ports: ReadChannelPorts, person: Person, channel: PageChannel): Promise<void> {
  const last = await ports.cache.get(person.uid, `pulled-${channel}`).catch(noCache);
  const isFresh = last !== null && ports.clock.now() - last.storedAt < pullEveryMs;
  if (!isFresh) await readPage(ports, person, channel);
}

/** What was read before is not known: it is read again. */
function noCache(error: unknown): null {
  if (!isFailure(error)) throw error;
  return null;
}

type PagePorts = ConnectionPorts &
  Pick<Ports, 'channelStore' | 'cache' | 'clock' | 'log'> & { meta: Pick<Ports['meta'], 'conversations'> };

/** Keeps the newest messages of a page. One that does not answer is logged, and asked again with the next reading. */
export async function readPage(ports: PagePorts, { uid }: Person, channel: PageChannel): Promise<void> {
  const now = ports.clock.now();
  const service = serviceOfChannel[channel];
  try {
    const found = await whileConnected(ports, uid, service, (connection) =>
      ports.meta.conversations(service, connection),
    );
    if (found === null) return;
    await Promise.all(
      found.map(({ providerId, message }) => ports.channelStore.keep(uid, providerId, message)),
    );
    await ports.cache.put(uid, `pulled-${channel}`, true, now);
  } catch (error) {
    if (!isFailure(error)) throw error;
    ports.log.warn('channel.pull-failed', { channel, kind: error.kind });
  }
}

import type { Channel, ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import type { ChannelMessage } from '../../ports/channels.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

/** The message has left, so a failure here must not look like a failed send. */
export async function keepSent(
  ports: Pick<Ports, 'channelStore' | 'clock' | 'log'>,
  person: Person,
  platform: Channel,
  from: string,
  id: string,
  { to, message, reference }: ChannelMessage,
): Promise<void> {
  const kept: ChannelMessageDocument = {
    platform,
    direction: 'outbound',
    from,
    fromName: null,
    to,
    content: message,
    timestamp: ports.clock.now(),
    threadKey: to,
    delivery: 'sent',
    read: true,
  };
  try {
    await ports.channelStore.noteReference(person.uid, reference, id, kept.timestamp);
    await ports.channelStore.keep(person.uid, id, kept);
  } catch (error) {
    ports.log.error('channel.keep-failed', error, { platform });
  }
}

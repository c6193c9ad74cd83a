import type { Channel, ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { ChannelMessage } from '../../ports/channels.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

type Left = { platform: Channel; id: string; from: string; at: Instant };

/** The message has left, so a failure here must not look like a failed send. */
export async function keepSent(
  { channelStore, clock, log }: Pick<Ports, 'channelStore' | 'clock' | 'log'>,
  { uid }: Person,
  { platform, id, from, at }: Left,
  { to, message, reference }: ChannelMessage,
): Promise<void> {
  const kept: ChannelMessageDocument = {
    platform,
    direction: 'outbound',
    from,
    fromName: null,
    to,
    content: message,
    timestamp: at,
    threadKey: to,
    delivery: 'sent',
    read: true,
  };
  // Each is of use without the other.
  const writes = await Promise.allSettled([
    channelStore.noteReference(uid, reference, id, clock.now()),
    channelStore.keep(uid, id, kept),
  ]);
  for (const write of writes)
    if (write.status === 'rejected') log.error('channel.keep-failed', write.reason, { platform });
}

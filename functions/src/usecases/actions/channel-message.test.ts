import { describe, expect, it } from 'vitest';
import { channels, type Channel } from '@crocodile-hub/core/contract/channels';
import type { ChannelSender } from '../../ports/channels.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { sendOnChannel } from '../ledger/send-on-channel.ts';

/** Anna's channels, and what left on them. */
function aDesk() {
  const left: string[] = [];
  const sender: ChannelSender = {
    send(_, { message }) {
      left.push(message);
      return Promise.resolve({ id: 'm1' });
    },
    find: () => Promise.resolve('unknown'),
  };
  const engine = anEngine({
    channels: { whatsapp: sender, sms: sender, messenger: sender, instagram: sender },
  });
  const to = (channel: Channel) =>
    channel === 'whatsapp' || channel === 'sms' ? '+972541234567' : '7200000000';
  return {
    left,
    send: (channel: Channel, message: string, recipient = to(channel)) =>
      sendOnChannel(engine, anna, channel, { to: recipient, message }),
  };
}

const longest = {
  whatsapp: 'ש'.repeat(4_096),
  messenger: 'ש'.repeat(2_000),
  instagram: 'ש'.repeat(500),
  sms: 'ש'.repeat(1_600),
} as const satisfies Record<Channel, string>;

describe.each(channels)('a text on %s', (channel) => {
  it('leaves when it is as long as the channel takes', async () => {
    const { send, left } = aDesk();
    expect(await send(channel, longest[channel])).toMatchObject({ success: true });
    expect(left).toEqual([longest[channel]]);
  });

  it('is refused with the reason before it is accepted when it is longer', async () => {
    const { send, left } = aDesk();
    await expect(send(channel, `${longest[channel]}!`)).rejects.toMatchObject({
      kind: 'invalid',
      reason: expect.stringMatching(/^textToo/),
      issues: [{ path: 'payload.message' }],
    });
    expect(left).toEqual([]);
  });
});

it.each(['messenger', 'instagram'] as const)(
  'several recipients on %s are refused: it goes to one, and nobody is left out in silence',
  async (channel) => {
    const { send, left } = aDesk();
    await expect(send(channel, 'hello', '7200000001, 7200000002')).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'payload.to', reason: 'invalidUsername' }],
    });
    expect(left).toEqual([]);
  },
);

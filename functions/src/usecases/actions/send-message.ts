import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { sendMessage as record } from '@crocodile-hub/core/actions/send-message';
import type { ChannelSender } from '../../ports/channels.ts';
import type { Action } from './action.ts';
import { channelMessage } from './channel-message.ts';

type Platform = ActionPayloads['send_message']['platform'];

/** Messenger and Instagram: to the platform's own id of somebody who wrote first. */
export function sendMessage(channels: Record<Platform, ChannelSender>): Action<'send_message'> {
  const address = (to: string) => (/^[\w.@-]{1,100}$/.test(to.trim()) ? to.trim() : null);
  const invalid = 'invalidUsername';
  const on = {
    messenger: channelMessage(channels.messenger, {
      channel: 'messenger',
      name: 'Messenger',
      address,
      invalid,
    }),
    instagram: channelMessage(channels.instagram, {
      channel: 'instagram',
      name: 'Instagram',
      address,
      invalid,
    }),
  } satisfies Record<Platform, unknown>;

  return {
    type: 'send_message',
    schema: record.payload,
    validate: (payload) => on[payload.platform].validate(payload),
    describe: (payload, view) => on[payload.platform].describe(payload, view),
    perform: (payload, run) => on[payload.platform].perform(payload, run),
    recover: (payload, run) => on[payload.platform].recover(payload, run),
  };
}

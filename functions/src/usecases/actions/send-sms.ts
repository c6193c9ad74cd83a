import { sendSms as record } from '@crocodile-hub/core/actions/send-sms';
import { isPhoneNumber, toE164 } from '@crocodile-hub/core/domain/phone';
import type { ChannelSender } from '../../ports/channels.ts';
import type { Action } from './action.ts';
import { channelMessage } from './channel-message.ts';

export function sendSms(channel: ChannelSender): Action<'send_sms'> {
  return {
    type: 'send_sms',
    schema: record.payload,
    ...channelMessage(channel, {
      channel: 'sms',
      name: 'SMS',
      address: (to) => (isPhoneNumber(to) ? toE164(to) : null),
      invalid: 'invalidPhone',
    }),
  };
}

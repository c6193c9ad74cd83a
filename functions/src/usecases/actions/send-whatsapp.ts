import { sendWhatsapp as record } from '@crocodile-hub/core/actions/send-whatsapp';
import { isPhoneNumber, toE164 } from '@crocodile-hub/core/domain/phone';
import type { ChannelSender } from '../../ports/channels.ts';
import type { Action } from './action.ts';
import { channelMessage } from './channel-message.ts';

/** Rule dialogs.whatsapp.2. */
export function sendWhatsapp(channel: ChannelSender): Action<'send_whatsapp'> {
  return {
    type: 'send_whatsapp',
    schema: record.payload,
    ...channelMessage(channel, {
      channel: 'whatsapp',
      name: 'WhatsApp',
      address: (to) => (isPhoneNumber(to) ? toE164(to) : null),
      invalid: 'invalidPhone',
    }),
  };
}

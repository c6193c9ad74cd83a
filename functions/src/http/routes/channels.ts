import { connectService, type ConnectServicePorts } from '../../usecases/channels/connect.ts';
import {
  channelMessages,
  profilePicture,
  smsStatus,
  smsThreads,
  type ReadChannelPorts,
} from '../../usecases/channels/read-channel.ts';
import { sendOnChannel } from '../../usecases/ledger/send-on-channel.ts';
import type { ExecutePorts } from '../../usecases/ledger/execute.ts';
import type { Handlers } from '../call.ts';

export function channelRoutes(ports: ReadChannelPorts & ConnectServicePorts & ExecutePorts) {
  return {
    whatsappSend: ({ person, body }) => sendOnChannel(ports, person, 'whatsapp', body),
    messengerSend: ({ person, body }) => sendOnChannel(ports, person, 'messenger', body),
    instagramSend: ({ person, body }) => sendOnChannel(ports, person, 'instagram', body),
    smsSend: ({ person, body }) => sendOnChannel(ports, person, 'sms', body),
    whatsappMessages: ({ person }) => channelMessages(ports, person, 'whatsapp'),
    messengerMessages: ({ person }) => channelMessages(ports, person, 'messenger'),
    instagramMessages: ({ person }) => channelMessages(ports, person, 'instagram'),
    smsMessages: ({ person }) => channelMessages(ports, person, 'sms'),
    smsThreads: ({ person }) => smsThreads(ports, person),
    smsStatus: () => smsStatus(ports),
    profilePicture: ({ person, params }) => profilePicture(ports, person, params.psid),
    channelMessageRead: async ({ person, body }) => {
      await ports.channelStore.markRead(person.uid, body.messageIds, body.read);
      return { success: true };
    },
    connectService: ({ person, body }) => connectService(ports, person, body),
  } satisfies Partial<Handlers>;
}

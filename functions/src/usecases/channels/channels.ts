import type { Channel as ChannelName } from '@crocodile-hub/core/contract/channels';
import { serviceOfChannel, type PageChannel } from '@crocodile-hub/core/contract/meta-services';
import type { ChannelMessage, ChannelSender } from '../../ports/channels.ts';
import type { Connection } from '../../ports/connections.ts';
import type { Ports } from '../../ports/ports.ts';
import { throughConnection, type ConnectionPorts } from './connection.ts';
import { keepSent } from './keep-sent.ts';
import { smsChannel } from './sms.ts';

export type ChannelPorts = ConnectionPorts & Pick<Ports, 'meta' | 'sms' | 'channelStore' | 'clock' | 'log'>;

/** The channels, each through the person's own account. Sent messages are kept in the inbox. */
export function makeChannels(ports: ChannelPorts): Record<ChannelName, ChannelSender> {
  const { meta } = ports;
  const fromPage = (platform: PageChannel) =>
    metaChannel(ports, platform, (connection, { to, message: text }) =>
      meta.sendFromPage(serviceOfChannel[platform], connection, { to, text }),
    );
  return {
    whatsapp: metaChannel(ports, 'whatsapp', (connection, { to, message: text, reference }) =>
      meta.sendWhatsapp(connection, { to, text, reference }),
    ),
    sms: smsChannel(ports),
    messenger: fromPage('messenger'),
    instagram: fromPage('instagram'),
  };
}

function metaChannel(
  ports: ChannelPorts,
  platform: keyof typeof serviceOfChannel,
  post: (connection: Connection, message: ChannelMessage) => Promise<string>,
): ChannelSender {
  const service = serviceOfChannel[platform];
  const ownName = ({ account, accountId }: Connection) =>
    service === 'whatsapp' ? (account ?? accountId) : accountId;
  return {
    async send(person, message) {
      const { id, from } = await throughConnection(ports, person.uid, service, async (connection) => ({
        id: await post(connection, message),
        from: ownName(connection),
      }));
      await keepSent(ports, person, { platform, id, from, at: ports.clock.now() }, message);
      return { id };
    },

    async find(person, message) {
      const id = await ports.channelStore.findReference(person.uid, message.reference);
      if (id === null) return 'unknown';
      // Disconnecting takes the messages of a service along, so without a connection none is kept.
      const connection = await ports.connections.load(person.uid, service).catch((error: unknown) => {
        ports.log.error('channel.keep-failed', error, { platform });
        return null;
      });
      if (connection !== null)
        await keepSent(
          ports,
          person,
          { platform, id, from: ownName(connection), at: message.since },
          message,
        );
      return { id };
    },
  };
}

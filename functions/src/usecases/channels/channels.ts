import type { Channel as ChannelName } from '@crocodile-hub/core/contract/channels';
import type { ChannelMessage, ChannelSender } from '../../ports/channels.ts';
import type { Connection, MetaService } from '../../ports/connections.ts';
import type { Ports } from '../../ports/ports.ts';
import { throughConnection, type ConnectionPorts } from './connection.ts';
import { keepSent } from './keep-sent.ts';
import { smsChannel } from './sms.ts';

export type ChannelPorts = ConnectionPorts & Pick<Ports, 'meta' | 'sms' | 'channelStore' | 'clock' | 'log'>;

/** The channels, each through the person's own account. Sent messages are kept in the inbox. */
export function makeChannels(ports: ChannelPorts): Record<ChannelName, ChannelSender> {
  const { meta } = ports;
  const fromPage = (service: Exclude<MetaService, 'whatsapp'>, platform: ChannelName) =>
    metaChannel(ports, service, platform, (connection, { to, message: text }) =>
      meta.sendFromPage(service, connection, { to, text }),
    );
  return {
    whatsapp: metaChannel(ports, 'whatsapp', 'whatsapp', (connection, { to, message: text, reference }) =>
      meta.sendWhatsapp(connection, { to, text, reference }),
    ),
    sms: smsChannel(ports),
    messenger: fromPage('facebook-inbox', 'messenger'),
    instagram: fromPage('instagram-inbox', 'instagram'),
  };
}

function metaChannel(
  ports: ChannelPorts,
  service: MetaService,
  platform: ChannelName,
  post: (connection: Connection, message: ChannelMessage) => Promise<string>,
): ChannelSender {
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

import type { Channel as ChannelName } from '@crocodile-hub/core/contract/channels';
import type { ChannelSender } from '../../ports/channels.ts';
import type { MetaService } from '../../ports/connections.ts';
import type { Ports } from '../../ports/ports.ts';
import { throughConnection, type ConnectionPorts } from './connection.ts';
import { keepSent } from './keep-sent.ts';
import { smsChannel } from './sms.ts';

export type ChannelPorts = ConnectionPorts & Pick<Ports, 'meta' | 'sms' | 'channelStore' | 'clock' | 'log'>;

/** The channels, each through the person's own account. Sent messages are kept in the inbox. */
export function makeChannels(ports: ChannelPorts): Record<ChannelName, ChannelSender> {
  const whatsapp: ChannelSender = {
    async send(person, message) {
      const { to, message: text, reference } = message;
      const { id, from } = await throughConnection(ports, person.uid, 'whatsapp', async (connection) => ({
        id: await ports.meta.sendWhatsapp(connection, { to, text, reference }),
        from: connection.account ?? connection.accountId,
      }));
      await keepSent(ports, person, 'whatsapp', from, id, message);
      return { id };
    },
    async find(person, { reference }) {
      const id = await ports.channelStore.findReference(person.uid, reference);
      return id === null ? 'unknown' : { id };
    },
  };

  const fromPage = (service: Exclude<MetaService, 'whatsapp'>, name: ChannelName): ChannelSender => ({
    async send(person, message) {
      const { to, message: text } = message;
      const { id, from } = await throughConnection(ports, person.uid, service, async (connection) => ({
        id: await ports.meta.sendFromPage(service, connection, { to, text }),
        from: connection.accountId,
      }));
      await keepSent(ports, person, name, from, id, message);
      return { id };
    },
    async find(person, { reference }) {
      const id = await ports.channelStore.findReference(person.uid, reference);
      return id === null ? 'unknown' : { id };
    },
  });

  return {
    whatsapp,
    sms: smsChannel(ports),
    messenger: fromPage('facebook-inbox', 'messenger'),
    instagram: fromPage('instagram-inbox', 'instagram'),
  };
}

import type { Channel as ChannelName, ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import type { Channel, ChannelMessage } from '../../ports/channel.ts';
import type { MetaService } from '../../ports/connections.ts';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import { openConnection, type ConnectionPorts } from './connection.ts';

export type ChannelPorts = ConnectionPorts & Pick<Ports, 'meta' | 'sms' | 'channelStore' | 'clock' | 'log'>;

/** The ways to reach somebody, each through the person's own account. What leaves is kept in the inbox. */
export function makeChannels(ports: ChannelPorts): Record<ChannelName, Channel> {
  const whatsapp: Channel = {
    async send(person, message) {
      const connection = await openConnection(ports, person.uid, 'whatsapp');
      const { to, message: text, reference } = message;
      const id = await ports.meta.sendWhatsapp(connection, { to, text, reference });
      await keepSent(ports, person, 'whatsapp', connection.account ?? connection.accountId, id, message);
      return { id };
    },
    async find(person, { reference }) {
      const id = await ports.channelStore.findReference(person.uid, reference);
      return id === null ? 'unknown' : { id };
    },
  };

  const fromPage = (service: Exclude<MetaService, 'whatsapp'>, name: ChannelName): Channel => ({
    async send(person, message) {
      const connection = await openConnection(ports, person.uid, service);
      const id = await ports.meta.sendFromPage(service, connection, {
        to: message.to,
        text: message.message,
      });
      await keepSent(ports, person, name, connection.accountId, id, message);
      return { id };
    },
    async find(person, { reference }) {
      const id = await ports.channelStore.findReference(person.uid, reference);
      return id === null ? 'unknown' : { id };
    },
  });

  const sms: Channel = {
    async send(person, message) {
      const id = await ports.sms.send({ to: message.to, text: message.message });
      const number = ports.sms.number ?? '';
      // An answer to this number belongs to whoever wrote to it last.
      await ports.channelStore.addOwner('sms', smsConversation(number, message.to), person.uid);
      await keepSent(ports, person, 'sms', number, id, message);
      return { id };
    },
    async find(_person, { to, message: text, since }) {
      const id = await ports.sms.find({ to, text, since });
      return id === null ? null : { id };
    },
  };

  return {
    whatsapp,
    sms,
    messenger: fromPage('facebook-inbox', 'messenger'),
    instagram: fromPage('instagram-inbox', 'instagram'),
  };
}

export function smsConversation(ours: string, theirs: string): string {
  return `${ours}-${theirs}`;
}

/** The message has left: whatever goes wrong here must not look like a failed send. */
async function keepSent(
  ports: ChannelPorts,
  person: Person,
  platform: ChannelName,
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
    await ports.channelStore.noteReference(person.uid, reference, id);
    await ports.channelStore.keep(person.uid, id, kept);
  } catch (error) {
    ports.log.error('channel.keep-failed', error, { platform });
  }
}

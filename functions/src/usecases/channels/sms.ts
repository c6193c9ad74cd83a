import { reason } from '@crocodile-hub/core/failures/reason';
import type { ChannelSender } from '../../ports/channels.ts';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { keepSent } from './keep-sent.ts';

export type SmsPorts = Pick<Ports, 'sms' | 'channelStore' | 'clock' | 'log'>;

/**
 * Texts leave from numbers that all people share. One of them and the recipient's number make a conversation, which
 * belongs to one person, so an answer reaches only that person.
 */
export function smsChannel(ports: SmsPorts): ChannelSender {
  const { numbers } = ports.sms;
  return {
    async send(person, message) {
      if (numbers.length === 0) throw new Failure('unavailable', 'noSms');
      // Before the send: the answer may come at once.
      const from = await ports.channelStore.takeNumber(person.uid, numbers, message.to, ports.clock.now());
      if (from === null) throw new Failure('conflict', reason('noNumberLeft', { to: message.to }));
      const id = await ports.sms.send({ from, to: message.to, text: message.message });
      await keepSent(ports, person, { platform: 'sms', id, from, at: ports.clock.now() }, message);
      return { id };
    },

    async find(person, message) {
      const { to, message: text, since } = message;
      const from = await ports.channelStore.numberOf(person.uid, numbers, to);
      if (from === null) return null;
      const id = await ports.sms.find({ from, to, text, since });
      if (id === null) return null;
      await keepSent(ports, person, { platform: 'sms', id, from, at: since }, message);
      return { id };
    },
  };
}

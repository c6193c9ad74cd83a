import { reason } from '@crocodile-hub/core/failures/reason';
import type { Channel } from '../../ports/channel.ts';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { keepSent } from './keep-sent.ts';

export type SmsPorts = Pick<Ports, 'sms' | 'channelStore' | 'clock' | 'log'>;

/**
 * Texts leave from numbers of ours that everybody shares. One of them and the number written to make a conversation, and
 * a conversation is one person's: an answer can reach nobody else.
 */
export function smsChannel(ports: SmsPorts): Channel {
  const { numbers } = ports.sms;
  return {
    async send(person, message) {
      if (numbers.length === 0) throw new Failure('unavailable', 'noSms');
      // Before anything leaves: the answer may come at once.
      const from = await ports.channelStore.takeNumber(person.uid, numbers, message.to, ports.clock.now());
      if (from === null) throw new Failure('conflict', reason('noNumberLeft', { to: message.to }));
      const id = await ports.sms.send({ from, to: message.to, text: message.message });
      await keepSent(ports, person, 'sms', from, id, message);
      return { id };
    },

    async find(person, { to, message: text, since }) {
      const from = await ports.channelStore.numberOf(person.uid, numbers, to);
      const id = from === null ? null : await ports.sms.find({ from, to, text, since });
      return id === null ? null : { id };
    },
  };
}

import { channelMessageWords } from '@crocodile-hub/core/actions/channel-words';
import { channelText } from '@crocodile-hub/core/contract/bounds';
import type { Channel } from '@crocodile-hub/core/contract/channels';
import { excessOf } from '@crocodile-hub/core/domain/channel-text';
import type { Reason } from '@crocodile-hub/core/failures/reason';
import { tooLong } from '@crocodile-hub/core/failures/too-long';
import type { ChannelSender } from '../../ports/channels.ts';
import { issue, type Issue } from '../../ports/failure.ts';
import type { Performed, Recovered, Run, View } from './action.ts';
import { outsideId } from '../outside-ids.ts';
import { namedPeople, inLanguage } from './words.ts';

type Payload = { to: string; message: string };

type ChannelWords = {
  channel: Channel;
  /** As people call it. */
  name: string;
  /** The recipient in the channel's form; null if it is invalid. */
  address: (to: string) => string | null;
  invalid: Reason;
};

/** The common parts of the actions that write to somebody on a channel. */
export function channelMessage(sender: ChannelSender, { channel, name, address, invalid }: ChannelWords) {
  const messageOf = (payload: Payload, run: Run) => ({
    to: address(payload.to) ?? payload.to,
    message: payload.message,
    reference: outsideId(run),
    since: run.since,
  });

  return {
    validate({ to, message }: Payload): Issue[] {
      return [
        ...(address(to) === null ? [issue('payload.to', invalid)] : []),
        ...(excessOf(message, channelText[channel]) > 0 ? [issue('payload.message', tooLong(channel))] : []),
      ];
    },

    describe({ to, message }: Payload, view: View): string {
      return inLanguage(channelMessageWords, view.locale).asks(
        name,
        namedPeople([address(to) ?? to], view),
        message,
      );
    },

    async perform(payload: Payload, run: Run): Promise<Performed> {
      const message = messageOf(payload, run);
      const { id } = await sender.send(run.person, message);
      return sent(name, message.to, id, run);
    },

    async recover(payload: Payload, run: Run): Promise<Recovered> {
      const message = messageOf(payload, run);
      const found = await sender.find(run.person, message);
      if (found === 'unknown') return { is: 'unknown' };
      return found === null
        ? { is: 'not-done' }
        : { is: 'done', performed: sent(name, message.to, found.id, run) };
    },
  };
}

function sent(name: string, to: string, id: string, { locale }: Run): Performed {
  return {
    message: inLanguage(channelMessageWords, locale).done(name, to),
    result: { messageId: id, to },
    inverse: null,
    undoUntil: null,
  };
}

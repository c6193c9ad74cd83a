import { unsubscribe as record, unsubscribeWords } from '@crocodile-hub/core/actions/unsubscribe';
import type { Ports } from '../../ports/ports.ts';
import { unsubscribe as leave } from '../inbox/unsubscribe.ts';
import type { Action } from './action.ts';
import { inLanguage } from './words.ts';

/** Leaves one mailing list, as the inbox does, and has no Undo. Rule inbox.unsubscribe.1. */
export function unsubscribe(ports: Pick<Ports, 'inbox' | 'mailingLists'>): Action<'unsubscribe'> {
  return {
    type: 'unsubscribe',
    schema: record.payload,

    describe: ({ list }, { locale }) => inLanguage(unsubscribeWords, locale).asks(list),

    async perform({ messageId, list }, { person, locale }) {
      await leave(ports, person, messageId);
      const message = inLanguage(unsubscribeWords, locale).done(list);
      return { message, result: {}, inverse: null, undoUntil: null };
    },

    /** No list tells whether it was left, and what may have been asked is not asked again. */
    recover: () => Promise.resolve({ is: 'unknown' }),
  };
}

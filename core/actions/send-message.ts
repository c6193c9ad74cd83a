import * as z from 'zod/mini';
import { pageChannels } from '../contract/meta-services.ts';
import { party, text } from './payload-parts.ts';
import { type ActionRecord, leaving } from './record.ts';

/** Messenger and Instagram. */
export const sendMessage = {
  payload: z.object({
    platform: z.enum(pageChannels),
    to: party,
    message: text.check(z.minLength(1)),
  }),
  fields: [
    leaving,
    { field: 'platform', kind: 'choice', editor: 'platform', isRequired: true },
    { field: 'to', kind: 'accounts', editor: 'line', isRequired: true, isTelling: true },
    { field: 'message', kind: 'body', editor: 'text', isRequired: true },
  ],
} as const satisfies ActionRecord;

import { phoneMessage } from './payload-parts.ts';
import { type ActionRecord, leaving } from './record.ts';

export const sendWhatsapp = {
  payload: phoneMessage,
  fields: [
    leaving,
    { field: 'to', kind: 'phones', editor: 'line', isRequired: true, isTelling: true },
    { field: 'message', kind: 'body', editor: 'text', isRequired: true },
  ],
  offered: {
    description: 'Send a WhatsApp message. `to` is a phone number or the name of a contact.',
    fields: ['to', 'message'],
  },
} as const satisfies ActionRecord;

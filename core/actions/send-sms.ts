import { phoneMessage } from './payload-parts.ts';
import { type ActionRecord, leaving } from './record.ts';

export const sendSms = {
  payload: phoneMessage,
  fields: [
    leaving,
    { field: 'to', kind: 'phones', editor: 'line', isRequired: true, isTelling: true },
    { field: 'message', kind: 'body', editor: 'text', isRequired: true },
  ],
} as const satisfies ActionRecord;

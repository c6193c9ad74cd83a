import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { lines, text } from './content-lines.ts';

/** A contact as address books read it, vCard 4.0 (RFC 6350). */
export function cardOf({ name, email, phone }: Contact): string {
  return lines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${text(name === '' ? (email ?? phone ?? '') : name)}`,
    ...(email === undefined ? [] : [`EMAIL:${text(email)}`]),
    ...(phone === undefined ? [] : [`TEL:${text(phone)}`]),
    'END:VCARD',
  ]);
}

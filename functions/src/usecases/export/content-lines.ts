import type { Contact } from '@crocodile-hub/core/contract/contacts';

// What calendars (RFC 5545) and address books (RFC 6350) are written in.

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

/** Lines of 75 bytes at most, folded between characters. */
export function lines(all: readonly string[]): string {
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

/** A value that is text. */
export function text(value: string): string {
  return value.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r?\n/g, '\\n');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  // A character has at most four bytes.
  return (line.match(/.{1,18}/gsu) ?? []).join('\r\n ');
}

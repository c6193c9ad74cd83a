import { sendEmail } from '@crocodile-hub/core/actions/send-email';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import type { Archived } from '../../ports/workspace.ts';

/** A mail that was sent from here, in the format of mail programs (RFC 4155); empty for other entries. */
export function mboxOf(entry: Archived, from: string): string {
  const payload = sendEmail.payload.safeParse(entry['payload']);
  if (entry['actionType'] !== 'send_email' || entry['status'] !== 'done' || !payload.success) return '';
  const { to, cc, bcc, subject, body, isHtml } = payload.data;
  const at = new Date(String(entry['updatedAt']));
  const base64 = Buffer.from(body).toString('base64');
  return [
    `From crocodile-hub ${at.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+).*/, '$1 $3 $2 $5 $4')}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${header(from)}`,
    ...peopleLine('To', to),
    ...peopleLine('Cc', peopleIn(cc ?? '')),
    ...peopleLine('Bcc', peopleIn(bcc ?? '')),
    `Subject: ${header(subject ?? '')}`,
    'MIME-Version: 1.0',
    `Content-Type: text/${isHtml === true ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64.match(/.{1,76}/g) ?? []),
    '',
    '',
  ].join('\n');
}

function peopleLine(name: 'To' | 'Cc' | 'Bcc', people: readonly string[]): string[] {
  return people.length === 0 ? [] : [`${name}: ${people.map(mailbox).join(',\n ')}`];
}

/** Only the name may be encoded: RFC 2047, 5. */
function mailbox(person: string): string {
  const parsed = parseMailAddress(person);
  if (parsed === null) return onOneLine(person);
  const { name, address } = parsed;
  if (name === '') return address;
  const isPlain = /^[\w !#$%&'*+/=?^`{|}~-]*$/.test(name);
  const isAscii = /^[\x20-\x7e]*$/.test(name);
  const quoted = isPlain ? name : `"${name.replace(/\\/g, '\\\\')}"`;
  return `${isAscii ? quoted : header(name)} <${address}>`;
}

/** On one line; text that is not ASCII is encoded as in RFC 2047, in pieces of whole characters. */
function header(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const pieces = line.match(/.{1,10}/gsu) ?? [];
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\n ');
}

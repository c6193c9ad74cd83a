import { sendEmail } from '@crocodile-hub/core/actions/send-email';
import type { Archived } from '../../ports/workspace.ts';

/** A mail that was sent from here, in the format of mail programs (RFC 4155); empty for other entries. */
export function mboxOf(entry: Archived, from: string): string {
  const payload = sendEmail.payload.safeParse(entry['payload']);
  if (entry['actionType'] !== 'send_email' || entry['status'] !== 'done' || !payload.success) return '';
  const { to, cc, subject, body, isHtml } = payload.data;
  const at = new Date(String(entry['updatedAt']));
  const base64 = Buffer.from(body).toString('base64');
  return [
    `From crocodile-hub ${at.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+).*/, '$1 $3 $2 $5 $4')}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${header(from)}`,
    `To: ${header(to.join(', '))}`,
    ...(cc == null || cc === '' ? [] : [`Cc: ${header(cc)}`]),
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

/** On one line; text that is not ASCII is encoded as in RFC 2047, in pieces of whole characters. */
function header(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const pieces = line.match(/.{1,10}/gsu) ?? [];
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\n ');
}

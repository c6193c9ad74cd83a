import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { Mail, MailAttachment } from '../../ports/mail-reader.ts';
import { addressList } from './address-list.ts';
import { unexpectedAnswer } from './errors.ts';

type Part = gmail_v1.Schema$MessagePart;

/** A mail as Gmail gives it (format `full`), in our words. */
export function mailOf(message: gmail_v1.Schema$Message, tagNames: ReadonlyMap<string, string>): Mail {
  const { id, threadId, payload, labelIds, internalDate } = message;
  if (typeof id !== 'string' || typeof threadId !== 'string') throw unexpectedAnswer();
  const labels = labelIds ?? [];
  const parts = payload === undefined ? [] : leavesOf(payload);
  return {
    id,
    threadId,
    from: senderOf(header(payload, 'From')),
    to: addressesIn(header(payload, 'To')),
    cc: addressesIn(header(payload, 'Cc')),
    subject: header(payload, 'Subject'),
    text: textOf(parts, 'text/plain'),
    html: textOf(parts, 'text/html'),
    sentAt: Number(internalDate ?? 0),
    labels,
    tags: labels.flatMap((label) => tagNames.get(label) ?? []),
    attachments: parts.flatMap(attachmentOf),
  };
}

function header(payload: Part | undefined, name: string): string {
  const found = payload?.headers?.find((one) => one.name?.toLowerCase() === name.toLowerCase());
  return found?.value ?? '';
}

const addressesIn = (line: string) => addressList(line).map(({ address }) => address);

function senderOf(from: string): Mail['from'] {
  const [first] = addressList(from);
  if (first !== undefined) return first;
  return from.trim() === '' ? null : { name: from.trim().slice(0, 200), address: '' };
}

/** Parts with a body of their own, in the order in which they are read. */
function leavesOf(part: Part): Part[] {
  return part.parts === undefined || part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
}

function textOf(parts: readonly Part[], mimeType: string): string | null {
  const texts = parts
    .filter((part) => part.mimeType === mimeType && (part.filename ?? '') === '')
    .map((part) => Buffer.from(part.body?.data ?? '', 'base64url').toString('utf8'));
  return texts.length === 0 ? null : texts.join('\n');
}

function attachmentOf({ filename, mimeType, body }: Part): MailAttachment[] {
  const attachmentId = body?.attachmentId;
  if (typeof attachmentId !== 'string' || typeof filename !== 'string' || filename === '') return [];
  return [
    { attachmentId, filename, mimeType: mimeType ?? 'application/octet-stream', size: body?.size ?? 0 },
  ];
}

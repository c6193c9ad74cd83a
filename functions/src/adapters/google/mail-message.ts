import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { isAutomaticMail } from '@crocodile-hub/core/domain/automatic-mail';
import { limits } from '@crocodile-hub/core/domain/limits';
import type { InlinePicture, Mail, MailAttachment } from '../../ports/mail.ts';
import { addressList } from './address-list.ts';
import { failedChecks, isConfirmed } from './authentication.ts';
import { unexpectedAnswer } from './errors.ts';
import { headerOf } from './mail-headers.ts';
import { wordsOf } from './mail-words.ts';
import { oneClickAddress } from './one-click.ts';

type Part = gmail_v1.Schema$MessagePart;

const calendarType = 'text/calendar';

/** A mail as Gmail gives it (format `full`), in our words; what its tags are called is not in it. */
export function mailOf(message: gmail_v1.Schema$Message): Mail {
  const { id, threadId, payload, labelIds, internalDate } = message;
  if (typeof id !== 'string' || typeof threadId !== 'string') throw unexpectedAnswer();
  const labels = labelIds ?? [];
  const parts = payload === undefined ? [] : leavesOf(payload);
  const from = senderOf(header(payload, 'From'));
  return {
    id,
    threadId,
    from,
    replyTo: addressesIn(header(payload, 'Reply-To')),
    to: addressesIn(header(payload, 'To')),
    cc: addressesIn(header(payload, 'Cc')),
    subject: header(payload, 'Subject'),
    ...wordsOf(parts),
    sentAt: Number(internalDate ?? 0),
    labels,
    tags: [],
    attachments: parts.flatMap(attachmentOf),
    pictures: parts.flatMap(pictureIn),
    hasInvitation: calendarIn(parts) !== undefined,
    isAutomatic: isAutomaticMail((name) => header(payload, name)),
    unsubscribe: oneClickAddress(payload?.headers ?? []),
    failedChecks: failedChecks(payload?.headers ?? []),
    isConfirmed: isConfirmed(payload?.headers ?? [], from?.address ?? ''),
  };
}

type CalendarPart = { data: string } | { attachmentId: string };

/** Where a mail's invitation is; null where it has none, or one that is too large to be read. */
export function calendarPartOf({ payload }: gmail_v1.Schema$Message): CalendarPart | null {
  return payload === undefined ? null : calendarPartIn(leavesOf(payload));
}

function calendarPartIn(parts: readonly Part[]): CalendarPart | null {
  const { data, attachmentId } = calendarIn(parts)?.body ?? {};
  if (typeof data === 'string') return { data };
  return typeof attachmentId === 'string' ? { attachmentId } : null;
}

/** Undefined where there is none, or one that is too large to be read. An outline has it without what it says. */
function calendarIn(parts: readonly Part[]): Part | undefined {
  // The part among the texts comes first; the file beside them says the same.
  const part =
    parts.find(({ mimeType }) => mimeType === calendarType) ??
    parts.find(({ mimeType, filename }) => mimeType === 'application/ics' || filename?.endsWith('.ics'));
  return (part?.body?.size ?? 0) > limits.invitationLength ? undefined : part;
}

const header = (payload: Part | undefined, name: string) => headerOf(payload?.headers ?? [], name) ?? '';

const addressesIn = (line: string) => addressList(line).map(({ address }) => address);

function senderOf(from: string): Mail['from'] {
  const [first] = addressList(from);
  if (first !== undefined) return first;
  return from.trim() === '' ? null : { name: from.trim().slice(0, 200), address: '' };
}

/** Parts with a body of their own, in the order in which they are read. However deep they lie: a mail may be made to hurt. */
export function leavesOf(root: Part): Part[] {
  const leaves: Part[] = [];
  const unread = [root];
  for (let part = unread.pop(); part !== undefined; part = unread.pop()) {
    const { parts = [] } = part;
    if (parts.length === 0) leaves.push(part);
    else unread.push(...parts.toReversed());
  }
  return leaves;
}

/** What parts are called that bring no name along, so that nothing which came is lost. */
const namesByType: Readonly<Record<string, string>> = {
  // A calendar's part has no name where it is meant to be read by a program alone.
  [calendarType]: 'invite.ics',
  'application/ms-tnef': 'winmail.dat',
  'application/vnd.ms-tnef': 'winmail.dat',
  'application/pkcs7-mime': 'smime.p7m',
  'application/x-pkcs7-mime': 'smime.p7m',
  'application/pgp-encrypted': 'encrypted.asc',
  'message/rfc822': 'message.eml',
};

function attachmentOf(part: Part): MailAttachment[] {
  const { filename, mimeType, body } = part;
  const attachmentId = body?.attachmentId;
  const isPicture = pictureIn(part).length > 0;
  const unnamed = isPicture ? '' : (namesByType[mimeType ?? ''] ?? 'attachment');
  const name = filename == null || filename === '' ? unnamed : filename;
  if (typeof attachmentId !== 'string' || name === '') return [];
  return [
    { attachmentId, filename: name, mimeType: mimeType ?? 'application/octet-stream', size: body?.size ?? 0 },
  ];
}

function pictureIn(part: Part): InlinePicture[] {
  const attachmentId = part.body?.attachmentId;
  const contentId = header(part, 'Content-ID').trim().replace(/^<|>$/g, '');
  return typeof attachmentId === 'string' && contentId !== '' ? [{ contentId, attachmentId }] : [];
}

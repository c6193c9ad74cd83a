import type { InboxMessage, UnifiedMessage } from '@crocodile-hub/core/contract/inbox';
import { mailStatus } from '@crocodile-hub/core/domain/mail-status';
import type { Mail } from '../../ports/mail.ts';
import { textBeside, textOf } from '@crocodile-hub/core/text/html-text';

/** Enough of a mail for a list's "Show more". */
export const listedLetters = 4_000;

/** A mail as the inbox shows it. Rule calls.inbox.1. */
export function inboxMessage(mail: Mail, { whole }: { whole: boolean }): InboxMessage {
  const textPart = whole ? textBeside(mail) : null;
  const isOutgoing = mail.labels.includes('SENT') || mail.labels.includes('DRAFT');
  return {
    id: mail.id,
    threadId: mail.threadId,
    platform: 'gmail',
    sender: senderName(mail),
    senderEmail: mail.from?.address ?? '',
    replyTo: [...mail.replyTo],
    recipients: [...mail.to],
    cc: [...mail.cc],
    subject: mail.subject,
    messageText: textOf(mail),
    html: whole ? mail.html : null,
    ...(textPart !== null && { textPart }),
    isCut: mail.isCut,
    timestamp: new Date(mail.sentAt).toISOString(),
    status: mailStatus(mail.labels),
    isUnread: mail.labels.includes('UNREAD'),
    isIncoming: !isOutgoing,
    direction: isOutgoing ? 'outbound' : 'inbound',
    labels: [...mail.labels],
    tags: [...mail.tags],
    attachments: [...mail.attachments],
    pictures: whole ? [...mail.pictures] : [],
    hasInvitation: mail.hasInvitation,
    failedChecks: isOutgoing ? [] : [...mail.failedChecks],
    isConfirmed: !isOutgoing && mail.isConfirmed,
    metadata: { psid: null, fromName: mail.from?.name || null },
    canUnsubscribe: !isOutgoing && mail.unsubscribe !== null,
  };
}

/** A message of any channel. Rule calls.inbox.1. */
export function unifiedMail(mail: Mail): UnifiedMessage {
  const { id, threadId, timestamp, isUnread, direction, messageText } = inboxMessage(mail, { whole: false });
  return {
    id,
    from: mail.from?.address ?? null,
    text: messageText,
    timestamp,
    source: 'gmail',
    status: isUnread ? 'unread' : 'read',
    threadKey: threadId,
    direction,
  };
}

/** `unknown` stands for a sender who is not named. */
export function senderName({ from }: Pick<Mail, 'from'>, unknown = 'Unknown'): string {
  if (from === null) return unknown;
  return from.name === '' ? from.address : from.name;
}

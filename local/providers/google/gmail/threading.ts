import type { MessageSummary, StoredMessage } from './entities.ts';

/**
 * The thread that a mail joins. The subject must be the same, and it is the requested thread or one with a message that
 * the mail answers. Otherwise the mail begins its own.
 */
export function threadFor(
  mail: MessageSummary,
  messages: StoredMessage[],
  requestedThreadId?: string,
): string | undefined {
  const subject = baseSubject(mail.subject);
  return messages.find(
    (message) =>
      (message.threadId === requestedThreadId || mail.references.includes(message.summary.messageId)) &&
      baseSubject(message.summary.subject) === subject,
  )?.threadId;
}

const REPLY_PREFIX = /^\s*(?:re|fwd?|aw|השב|תגובה|הועבר)\s*(?:\[\d+\])?:\s*/i;

export function baseSubject(subject: string): string {
  const shorter = subject.replace(REPLY_PREFIX, '');
  return shorter === subject ? subject.trim().replace(/\s+/g, ' ').toLowerCase() : baseSubject(shorter);
}

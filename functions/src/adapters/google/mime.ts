import type { OutgoingMail } from '../../ports/mailbox.ts';
import { lazy } from '../shared/lazy.ts';

// Only sending needs it, and it holds ten megabytes.
const loadComposer = lazy(async () => (await import('nodemailer/lib/mail-composer')).default);

/** Headers of the mail that is being answered, as they stand in it. */
export type Answered = { messageId: string | null; references: string | null };

/**
 * The mail as RFC 5322 bytes, base64url. Every text of the person goes through the composer, which folds and encodes
 * headers; line breaks inside a header are taken out here all the same, since they are never meant.
 */
export async function rawMail(mail: OutgoingMail, answered: Answered | null, date: Date): Promise<string> {
  const MailComposer = await loadComposer();
  const composer = new MailComposer({
    messageId: mail.messageId,
    date,
    to: mail.to.map(oneLine),
    subject: oneLine(mail.subject),
    ...(mail.isHtml ? { html: mail.body } : { text: mail.body }),
    ...threading(answered),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bytes = await composer.compile().build();
  return bytes.toString('base64url');
}

function threading(answered: Answered | null): { inReplyTo?: string; references?: string[] } {
  if (answered?.messageId == null) return {};
  const inReplyTo = oneLine(answered.messageId);
  const earlier = (answered.references ?? '').match(/<[^<>\s]+>/g) ?? [];
  return { inReplyTo, references: [...earlier.filter((id) => id !== inReplyTo), inReplyTo] };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import type { MailFile, OutgoingMail } from '../../ports/mail.ts';
import { lazy } from '../shared/lazy.ts';

// Only sending needs it, and it holds ten megabytes.
const loadComposer = lazy(async () => {
  const [composer, { encodeWord }] = await Promise.all([
    import('nodemailer/lib/mail-composer'),
    import('nodemailer/lib/mime-funcs'),
  ]);
  return { MailComposer: composer.default, encodeWord };
});
/** The room that a header line has beside its name. RFC 2047, 2. */
const longestWord = 52;

/** Headers of the mail that is being answered, unchanged. */
export type Answered = { messageId: string | null; references: string | null };

type Besides = {
  files?: readonly MailFile[];
  /** Header lines beside those of every mail. */
  headers?: Readonly<Record<string, string>>;
  /** What a mail of plain text says, for programs that read HTML. */
  html?: string | null;
};

/**
 * The mail as RFC 5322 bytes. Every text of the person goes through the composer, which folds and encodes
 * headers; line breaks inside a header are taken out here all the same, since they are never meant.
 */
export async function mailBytes(
  mail: OutgoingMail,
  answered: Answered | null,
  date: Date,
  { files = [], headers = {}, html }: Besides = {},
): Promise<Buffer> {
  const { MailComposer, encodeWord } = await loadComposer();
  const subject = onOneLine(mail.subject);
  const composer = new MailComposer({
    messageId: mail.messageId,
    date,
    to: mail.to.map(onOneLine),
    cc: mail.cc.map(onOneLine),
    bcc: mail.bcc.map(onOneLine),
    // Letters that look like an encoded word would be read as what they encode.
    subject: subject.includes('=?') ? encodeWord(subject, 'B', longestWord) : subject,
    ...(mail.isHtml ? { html: mail.body } : { text: mail.body, ...(html == null ? {} : { html }) }),
    ...threading(answered),
    headers: { ...headers },
    attachments: files.map(({ filename, mimeType, bytes }) => ({
      filename: onOneLine(filename),
      contentType: onOneLine(mimeType),
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const node = composer.compile();
  // Gmail reads there whom to deliver to, and takes it out.
  node.keepBcc = true;
  return await node.build();
}

/** A conversation may be long, and its mails may be made to hurt: enough of it is named to find its place. */
const firstNamed = 10;
const lastNamed = 10;
/** A header's line, and so an id, holds no more. RFC 5322, 2.1.1. */
const longestId = 998;

function threading(answered: Answered | null): { inReplyTo?: string; references?: string[] } {
  if (answered?.messageId == null) return {};
  const inReplyTo = onOneLine(answered.messageId);
  const isSayable = inReplyTo.length <= longestId;
  const earlier = ((answered.references ?? '').match(/<[^<>\s]+>/g) ?? []).filter(
    (id) => id !== inReplyTo && id.length <= longestId,
  );
  const all = isSayable ? [...earlier, inReplyTo] : earlier;
  const isLong = all.length > firstNamed + lastNamed;
  const references = isLong ? [...all.slice(0, firstNamed), ...all.slice(-lastNamed)] : all;
  return { references, ...(isSayable ? { inReplyTo } : {}) };
}

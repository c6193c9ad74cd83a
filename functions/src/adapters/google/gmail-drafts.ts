import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { DraftMail, MailDrafts, StoredDraft } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import { addressList } from './address-list.ts';
import { gmailCalls, type GoogleOptions } from './clients.ts';
import { ifMissing, unexpectedAnswer } from './errors.ts';
import { answeredBy, headerOf } from './mail-headers.ts';
import { mailOf } from './mail-message.ts';
import { mailBytes } from './mime.ts';

const userId = 'me';
/** Gmail's largest page. */
const draftsAtOnce = 500;
const asideHeader = 'X-Crocodile-Hub-Draft';
/** A header's line is folded at its blanks alone, and takes 998 bytes. RFC 5322, 2.1.1. */
const pieceOfHeader = 60;

export function gmailDrafts(options: GoogleOptions): MailDrafts {
  const { call, repeatable } = gmailCalls(options);

  /** The draft in Gmail's form. If the answered mail is gone, the draft becomes a new mail. */
  async function written(person: Person, draft: DraftMail, messageId: string) {
    const { answers, aside } = draft;
    const answered =
      answers === null
        ? null
        : await repeatable(person, (gmail) => answeredBy(gmail, answers)).catch(ifMissing(null));
    const mail = { ...draft, messageId, isHtml: false, forwards: null, files: [] };
    const headers: Record<string, string> = aside === '' ? {} : { [asideHeader]: encoded(aside) };
    const bytes = await mailBytes(mail, answered, new Date(options.now()), { headers });
    const threadId = answers === null || answered === null ? {} : { threadId: answers.threadId };
    return { message: { raw: bytes.toString('base64url'), ...threadId } };
  }

  return {
    async create(person, draft) {
      const requestBody = await written(person, draft, draft.messageId);
      const { data } = await call(person, (gmail) => gmail.users.drafts.create({ userId, requestBody }));
      if (typeof data.id !== 'string') throw unexpectedAnswer();
      return data.id;
    },

    async update(person, id, draft) {
      const standing = await repeatable(person, async (gmail) => {
        const { data } = await gmail.users.drafts.get({ userId, id, format: 'metadata' });
        return { messageId: headerOf(data.message?.payload?.headers ?? [], 'Message-ID') };
      }).catch(ifMissing(null));
      if (standing === null) return false;
      const requestBody = await written(person, draft, standing.messageId ?? draft.messageId);
      return await repeatable(person, (gmail) => gmail.users.drafts.update({ userId, id, requestBody })).then(
        () => true,
        ifMissing(false),
      );
    },

    async remove(person, id) {
      await repeatable(person, (gmail) => gmail.users.drafts.delete({ userId, id })).catch(ifMissing(null));
    },

    find(person, messageId) {
      const q = `rfc822msgid:${messageId.replace(/^<|>$/g, '')}`;
      return repeatable(person, async (gmail) => {
        const { data } = await gmail.users.drafts.list({ userId, q });
        return (data.drafts ?? []).flatMap(({ id }) => id ?? []);
      });
    },

    async get(person, id) {
      return (
        (await repeatable(person, (gmail) => stored(gmail, id)).catch(ifMissing(null))) ??
        (await repeatable(person, async (gmail) => stored(gmail, (await idOfMessage(gmail, id)) ?? id)))
      );
    },
  };
}

/** Only the newest page is searched; older drafts can be opened in Gmail. */
async function idOfMessage(gmail: gmail_v1.Gmail, messageId: string): Promise<string | null> {
  const { data } = await gmail.users.drafts.list({ userId, maxResults: draftsAtOnce });
  return data.drafts?.find(({ message }) => message?.id === messageId)?.id ?? null;
}

async function stored(gmail: gmail_v1.Gmail, id: string): Promise<StoredDraft> {
  const { data } = await gmail.users.drafts.get({ userId, id, format: 'full' });
  if (data.message === undefined) throw unexpectedAnswer();
  const mail = mailOf(data.message);
  const headers = data.message.payload?.headers ?? [];
  const named = new Set(mail.attachments.map(({ attachmentId }) => attachmentId));
  const pictures = mail.pictures.filter(({ attachmentId }) => !named.has(attachmentId));
  return {
    id,
    to: mail.to,
    cc: mail.cc,
    bcc: addressList(headerOf(headers, 'Bcc') ?? '').map(({ address }) => address),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    answers: await answersOf(gmail, mail.threadId, headerOf(headers, 'In-Reply-To')),
    aside: decoded(headerOf(headers, asideHeader) ?? ''),
    files: [
      ...mail.attachments.map(({ filename }) => filename),
      ...pictures.map(({ contentId }) => contentId),
    ],
  };
}

async function answersOf(
  gmail: gmail_v1.Gmail,
  threadId: string,
  inReplyTo: string | null,
): Promise<StoredDraft['answers']> {
  if (inReplyTo === null) return null;
  const metadataHeaders = ['Message-ID'];
  const { data } = await gmail.users.threads.get({
    userId,
    id: threadId,
    format: 'metadata',
    metadataHeaders,
  });
  const answered = data.messages?.find(
    ({ payload }) => headerOf(payload?.headers ?? [], 'Message-ID') === inReplyTo.trim(),
  );
  return typeof answered?.id === 'string' ? { messageId: answered.id, threadId } : null;
}

function encoded(aside: string): string {
  const whole = Buffer.from(aside).toString('base64url');
  const pieces: string[] = [];
  for (let at = 0; at < whole.length; at += pieceOfHeader) pieces.push(whole.slice(at, at + pieceOfHeader));
  return pieces.join(' ');
}

function decoded(header: string): string {
  return Buffer.from(header.replaceAll(/\s/g, ''), 'base64url').toString('utf8');
}

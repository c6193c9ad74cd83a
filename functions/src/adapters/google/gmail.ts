import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { MailBox, MailPeople, OutgoingMail, SentMail } from '../../ports/mailbox.ts';
import type { Person } from '../../ports/person.ts';
import { retrying } from '../shared/retrying.ts';
import { addressList } from './address-list.ts';
import { gmailFor, withToken, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';
import { mailOf } from './mail-message.ts';
import { type MailFile, rawMail, type Answered } from './mime.ts';

const me = 'me';
const sentLabel = 'SENT';
const metadataAtOnce = 20;
const metadataHeaders = ['From', 'To', 'Cc', 'Bcc'];

type Header = { name?: string | null; value?: string | null };

export function gmailBox(options: GoogleOptions): MailBox {
  const call = <T>(
    person: Person,
    run: (gmail: Awaited<ReturnType<typeof gmailFor>>) => Promise<T>,
    signal?: AbortSignal,
  ) => withToken(options, 'Gmail', person, async (token) => run(await gmailFor(token, options)), signal);
  const read: typeof call = (person, run) => retrying(() => call(person, run));

  function answeredBy(
    person: Person,
    { messageId }: NonNullable<OutgoingMail['answers']>,
  ): Promise<Answered> {
    return read(person, async (gmail) => {
      const { data } = await gmail.users.messages.get({
        userId: me,
        id: messageId,
        format: 'metadata',
        metadataHeaders: ['Message-ID', 'References'],
      });
      const headers = data.payload?.headers ?? [];
      return { messageId: headerOf(headers, 'Message-ID'), references: headerOf(headers, 'References') };
    });
  }

  function filesOf(person: Person, messageId: string): Promise<MailFile[]> {
    return read(person, async (gmail) => {
      const { data } = await gmail.users.messages.get({ userId: me, id: messageId, format: 'full' });
      const files: MailFile[] = [];
      // One after the other: together they may be 25 megabytes.
      for (const { attachmentId, filename, mimeType } of mailOf(data, new Map()).attachments) {
        const file = await gmail.users.messages.attachments.get({ userId: me, messageId, id: attachmentId });
        if (typeof file.data.data !== 'string') throw unexpectedAnswer();
        files.push({ filename, mimeType, bytes: Buffer.from(file.data.data, 'base64url') });
      }
      return files;
    });
  }

  return {
    async send(person, mail) {
      const answered = mail.answers === null ? null : await answeredBy(person, mail.answers);
      const files = mail.forwards === null ? [] : await filesOf(person, mail.forwards);
      const raw = await rawMail(mail, answered, new Date(), files);
      const threadId = mail.answers === null ? {} : { threadId: mail.answers.threadId };
      // Never retried here: a second send is a second mail. The ledger finds out what became of the first.
      return await call(person, async (gmail) => {
        const { data } = await gmail.users.messages.send({ userId: me, requestBody: { raw, ...threadId } });
        return sentMail(data);
      });
    },

    findSent(person, messageId) {
      const q = `rfc822msgid:${messageId.replace(/^<|>$/g, '')}`;
      return read(person, async (gmail) => {
        const { data } = await gmail.users.messages.list({
          userId: me,
          q,
          maxResults: 1,
          includeSpamTrash: true,
        });
        const [found] = data.messages ?? [];
        return found === undefined ? null : sentMail(found);
      });
    },

    peopleOf(person, { since, limit, signal }) {
      return call(
        person,
        async (gmail) => {
          const after = since === null ? {} : { q: `after:${Math.floor(since / 1000)}` };
          const lists = await Promise.all(
            [{ labelIds: [sentLabel] }, {}].map((folder) =>
              gmail.users.messages.list({ userId: me, maxResults: limit, ...folder, ...after }, { signal }),
            ),
          );
          const listed = lists.flatMap(({ data }) => data.messages ?? []);
          const ids = [...new Set(listed.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))];
          const mails: MailPeople[] = [];
          for (let start = 0; start < ids.length; start += metadataAtOnce) {
            const read = await Promise.all(
              ids
                .slice(start, start + metadataAtOnce)
                .map((id) =>
                  gmail.users.messages.get(
                    { userId: me, id, format: 'metadata', metadataHeaders },
                    { signal },
                  ),
                ),
            );
            mails.push(...read.flatMap(({ data }) => peopleIn(data)));
          }
          return mails;
        },
        signal,
      );
    },
  };
}

function sentMail({ id, threadId }: { id?: string | null; threadId?: string | null }): SentMail {
  if (typeof id !== 'string' || typeof threadId !== 'string') throw unexpectedAnswer();
  return { id, threadId };
}

function headerOf(headers: readonly Header[], name: string): string | null {
  return headers.find((header) => header.name?.toLowerCase() === name.toLowerCase())?.value ?? null;
}

/** A draft was written to nobody yet. */
function peopleIn({ threadId, internalDate, labelIds, payload }: gmail_v1.Schema$Message): MailPeople[] {
  if (typeof threadId !== 'string' || labelIds?.includes('DRAFT') === true) return [];
  const headers = payload?.headers ?? [];
  const named = (name: string) => addressList(headerOf(headers, name) ?? '');
  return [
    {
      threadId,
      at: Number(internalDate ?? 0),
      isSent: labelIds?.includes(sentLabel) === true,
      from: named('From')[0] ?? null,
      to: ['To', 'Cc', 'Bcc'].flatMap(named),
    },
  ];
}

import { parseMailAddresses } from '@crocodile-hub/core/domain/mail-address';
import type { Correspondent, MailBox, OutgoingMail, SentMail } from '../../ports/mailbox.ts';
import type { Person } from '../../ports/person.ts';
import { retrying } from '../shared/retrying.ts';
import { gmailFor, withToken, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';
import { rawMail, type Answered } from './mime.ts';

const me = 'me';
const metadataAtOnce = 20;

type Header = { name?: string | null; value?: string | null };

export function gmailBox(options: GoogleOptions): MailBox {
  const call = <T>(person: Person, run: (gmail: Awaited<ReturnType<typeof gmailFor>>) => Promise<T>) =>
    withToken(options, person, async (token) => run(await gmailFor(token, options)));
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

  return {
    async send(person, mail) {
      const answered = mail.answers === null ? null : await answeredBy(person, mail.answers);
      const raw = await rawMail(mail, answered, new Date());
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

    recentCorrespondents(person, { limit, signal }) {
      return call(person, async (gmail) => {
        const { data } = await gmail.users.messages.list({ userId: me, maxResults: limit }, { signal });
        const ids = (data.messages ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
        const met: Correspondent[] = [];
        for (let start = 0; start < ids.length; start += metadataAtOnce) {
          const mails = await Promise.all(
            ids
              .slice(start, start + metadataAtOnce)
              .map((id) =>
                gmail.users.messages.get(
                  { userId: me, id, format: 'metadata', metadataHeaders: ['From', 'To', 'Cc'] },
                  { signal },
                ),
              ),
          );
          met.push(...mails.flatMap((mail) => correspondentsIn(mail.data.payload?.headers ?? [])));
        }
        return met;
      });
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

function correspondentsIn(headers: readonly Header[]): Correspondent[] {
  return ['From', 'To', 'Cc'].flatMap((name) => parseMailAddresses(headerOf(headers, name) ?? ''));
}

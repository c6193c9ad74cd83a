import { mailHtml } from '@crocodile-hub/core/text/mail-html';
import { fitsOneMail } from '@crocodile-hub/core/domain/mail-files';
import type { MailBox, MailFile, SentMail } from '../../ports/mail.ts';
import { Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import { retrying } from '../shared/retrying.ts';
import { gmailFor, withToken, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';
import { mailOf } from './mail-message.ts';
import { answeredBy } from './mail-headers.ts';
import { peopleIn, peopleFormat } from './mail-people.ts';
import { mailBytes } from './mime.ts';
import { readEach } from './read-each.ts';
import { uploadMail } from './upload-mail.ts';

const me = 'me';
const sentLabel = 'SENT';
const metadataAtOnce = 20;

export function gmailBox(options: GoogleOptions): MailBox {
  const call = <T>(
    person: Person,
    run: (gmail: Awaited<ReturnType<typeof gmailFor>>) => Promise<T>,
    signal?: AbortSignal,
  ) => withToken(options, 'Gmail', person, async (token) => run(await gmailFor(token, options)), signal);
  const read: typeof call = (person, run) => retrying(() => call(person, run));

  function filesOf(person: Person, messageId: string): Promise<MailFile[]> {
    return read(person, async (gmail) => {
      const { data } = await gmail.users.messages.get({ userId: me, id: messageId, format: 'full' });
      const files: MailFile[] = [];
      // One at a time: together they may be 25 megabytes.
      for (const { attachmentId, filename, mimeType } of mailOf(data, new Map()).attachments) {
        const file = await gmail.users.messages.attachments.get({ userId: me, messageId, id: attachmentId });
        if (typeof file.data.data !== 'string') throw unexpectedAnswer();
        files.push({ filename, mimeType, bytes: Buffer.from(file.data.data, 'base64url') });
      }
      return files;
    });
  }

  return {
    async send(person, mail, { leaveBy }) {
      const { answers } = mail;
      const answered = answers === null ? null : await read(person, (gmail) => answeredBy(gmail, answers));
      const forwarded = mail.forwards === null ? [] : await filesOf(person, mail.forwards);
      const files = [...forwarded, ...mail.files];
      if (!fitsOneMail(files.map(({ bytes }) => bytes.length)))
        throw new Failure('invalid', 'attachmentsTooLarge');
      const html = mail.isHtml ? null : mailHtml(mail.body);
      const bytes = await mailBytes(mail, answered, new Date(), { files, html });
      const threadId = answers?.threadId ?? null;
      // Never retried here: a second send would be a second mail. The ledger finds out whether the first was sent.
      return await withToken(options, 'Gmail', person, async (token) => {
        // Fetching the forwarded files may have taken most of a worker's time.
        if (Date.now() > leaveBy) throw new Failure('unavailable', 'googleSilent');
        return sentMail(await uploadMail(token, { bytes, threadId }, options));
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
          const read = async (id: string) =>
            peopleIn((await gmail.users.messages.get({ userId: me, id, ...peopleFormat }, { signal })).data);
          // A person whose mail cannot be read now is learnt from another mail later.
          const { found } = await readEach(ids, read, { atOnce: metadataAtOnce, signal });
          return found.flat();
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

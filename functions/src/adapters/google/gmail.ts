import { mailHtml } from '@crocodile-hub/core/text/mail-html';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { fitsOneMail } from '@crocodile-hub/core/domain/mail-files';
import type { MailBox, MailFile, SentMail } from '../../ports/mail.ts';
import { Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import { atOnce } from '../shared/at-once.ts';
import { gmailCalls, withToken, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';
import { gmailMails } from './gmail-mails.ts';
import { answeredBy, idsOf } from './mail-headers.ts';
import { peopleIn, peopleFormat } from './mail-people.ts';
import { mailBytes } from './mime.ts';
import { readEach } from './read-each.ts';
import { uploadMail } from './upload-mail.ts';

type Mailbox = ReturnType<ReturnType<typeof gmailMails>['in']>;

const me = 'me';
const sentLabel = 'SENT';
const metadataAtOnce = 20;
/** Each may take a hundred megabytes: its files, their letters, the mail, and what is uploaded. */
const largeMailsAtOnce = { all: 2, each: 1 };

export function gmailBox(options: GoogleOptions, mails = gmailMails(options)): MailBox {
  const { call, repeatable: read } = gmailCalls(options);

  const takeTurn = atOnce(largeMailsAtOnce);
  const filesOf = (person: Person, messageId: string, besides: readonly number[]) =>
    read(person, (gmail) => filesThatFit(mails.in(person, gmail), messageId, besides));

  return {
    async inTurn(person, work) {
      const end = await takeTurn(person.uid);
      try {
        return await work();
      } finally {
        end();
      }
    },

    async send(person, mail, { leaveBy }) {
      const { answers } = mail;
      const answered = answers === null ? null : await read(person, (gmail) => answeredBy(gmail, answers));
      const own = mail.files.map(({ bytes }) => bytes.length);
      const forwarded = mail.forwards === null ? [] : await filesOf(person, mail.forwards, own);
      const files = [...forwarded, ...mail.files];
      checkSizes(files.map(({ bytes }) => bytes.length));
      const html = mail.isHtml ? null : mailHtml(mail.body);
      const bytes = await mailBytes(mail, answered, new Date(options.now()), { files, html });
      const threadId = answers?.threadId ?? null;
      // Its turn or the forwarded files may have taken long. That is not Gmail's silence: its circuit does not count it.
      refuseLate(options, leaveBy);
      // Never retried here: a second send would be a second mail. The ledger finds out whether the first was sent.
      return await withToken(options, 'Gmail', person, async (token) => {
        // Google may have been slow with the token.
        refuseLate(options, leaveBy);
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
          const ids = [...new Set(idsOf(listed))];
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

/** After most of a worker's time, another one may take the mail for not sent. */
function refuseLate({ now }: Pick<GoogleOptions, 'now'>, leaveBy: Instant): void {
  if (now() > leaveBy) throw new Failure('unavailable', 'googleSilent');
}

/** The files of a mail, which must fit into one mail together with others of these sizes. */
async function filesThatFit(
  mailbox: Mailbox,
  messageId: string,
  besides: readonly number[],
): Promise<MailFile[]> {
  const { attachments } = await mailbox.mail(messageId);
  checkSizes([...besides, ...attachments.map(({ size }) => size)]);
  const files: MailFile[] = [];
  // One at a time: together they may be 25 megabytes.
  for (const { attachmentId, filename, mimeType } of attachments) {
    const bytes = await mailbox.attachment({ messageId, id: attachmentId });
    files.push({ filename, mimeType, bytes });
  }
  return files;
}

function checkSizes(sizes: readonly number[]): void {
  if (!fitsOneMail(sizes)) throw new Failure('invalid', 'attachmentsTooLarge');
}

function sentMail({ id, threadId }: { id?: string | null; threadId?: string | null }): SentMail {
  if (typeof id !== 'string' || typeof threadId !== 'string') throw unexpectedAnswer();
  return { id, threadId };
}

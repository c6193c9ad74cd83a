import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { sendEmail as record, sendEmailWords } from '@crocodile-hub/core/actions/send-email';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import { type AttachedFile, filesIn } from '@crocodile-hub/core/domain/mail-files';
import { type Issue, issue } from '../../ports/failure.ts';
import type { SentMail } from '../../ports/mail.ts';
import type { Ports } from '../../ports/ports.ts';
import { dropSentDraft, type DraftPorts } from '../inbox/drafts.ts';
import { attachedFiles, attachIssues, releaseAttached } from '../uploads/attached.ts';
import type { Action, Performed, Run } from './action.ts';
import { messageIdOf } from '../outside-ids.ts';
import { namedPeople, inLanguage } from './words.ts';

type Payload = ActionPayloads['send_email'];

/** To, Cc and Bcc together; Gmail's limit. */
const mostRecipients = 100;
/** What is larger waits for its turn. */
const largeBytes = 1_000_000;

/** A mail from the person's own account. It is found again by its Message-ID, which is unique to the intent. */
export function sendEmail(ports: Pick<Ports, 'mail' | 'uploads' | 'log'> & DraftPorts): Action<'send_email'> {
  const { mail, uploads, mailDomain } = ports;

  /** Deletes the uploads and the draft once the mail has left. */
  async function release({ attachments, draft }: Payload, { person }: Run): Promise<void> {
    await releaseAttached(uploads, person.uid, filesIn(attachments) ?? []);
    if (draft != null) await dropSentDraft(ports, person, draft);
  }

  return {
    type: 'send_email',
    schema: record.payload,

    validate({ to, cc, bcc, attachments }) {
      return [
        ...to.flatMap((address, index) => invalidAt(`payload.to.${index}`, [address])),
        ...invalidAt('payload.cc', copiesIn(cc)),
        ...invalidAt('payload.bcc', copiesIn(bcc)),
        ...(everybody({ to, cc, bcc }).length > mostRecipients
          ? [issue('payload.to', 'tooManyRecipients')]
          : []),
        ...(filesIn(attachments) === null ? [issue('payload.attachments', 'attachmentGone')] : []),
      ];
    },

    describe(payload, view) {
      const { subject, body } = payload;
      return inLanguage(sendEmailWords, view.locale).asks(
        namedPeople(everybody(payload), view),
        subject ?? '',
        body,
      );
    },

    admit({ attachments }, { uid, at }) {
      return attachIssues(uploads, uid, filesIn(attachments) ?? [], at);
    },

    async perform(payload, run) {
      const attached = filesIn(payload.attachments) ?? [];
      const { uid } = run.person;
      const leave = async () =>
        mail.send(
          run.person,
          {
            messageId: messageIdOf(run, mailDomain),
            to: payload.to,
            cc: copiesIn(payload.cc),
            bcc: copiesIn(payload.bcc),
            subject: payload.subject ?? '',
            body: payload.body,
            isHtml: payload.isHtml ?? false,
            answers: payload.replyTo ?? null,
            forwards: payload.forwards ?? null,
            files: await attachedFiles(uploads, uid, attached),
          },
          run,
        );
      const sent = mayBeLarge(payload, attached) ? await mail.inTurn(run.person, leave) : await leave();
      await release(payload, run);
      return performed(payload, run, sent);
    },

    async recover(payload, run) {
      const sent = await mail.findSent(run.person, messageIdOf(run, mailDomain));
      if (sent === null) return { is: 'not-done' };
      await release(payload, run);
      return { is: 'done', performed: performed(payload, run, sent) };
    },
  };
}

type Recipients = Pick<Payload, 'to' | 'cc' | 'bcc'>;

const everybody = ({ to, cc, bcc }: Recipients) => [...to, ...copiesIn(cc), ...copiesIn(bcc)];

/** How large the files of a forwarded mail are shows when they are fetched. */
function mayBeLarge({ forwards }: Payload, files: readonly AttachedFile[]): boolean {
  return forwards != null || files.reduce((all, { size }) => all + size, 0) > largeBytes;
}

const copiesIn = (written: string | null | undefined) => peopleIn(written ?? '');

function invalidAt(path: string, addresses: readonly string[]): Issue[] {
  return addresses.every(isMailAddress) ? [] : [issue(path, 'invalidAddress')];
}

function performed(payload: Payload, { locale }: Run, { id, threadId }: SentMail): Performed {
  return {
    message: inLanguage(sendEmailWords, locale).done(everybody(payload).join(', ')),
    result: { emailId: id, threadId },
    inverse: null,
    undoUntil: null,
  };
}

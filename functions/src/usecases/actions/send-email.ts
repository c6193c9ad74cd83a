import { type Issue, issue } from '../../ports/failure.ts';
import { actionPayloads, type ActionPayloads } from '@crocodile-hub/core/contract/actions';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import type { MailBox, SentMail } from '../../ports/mailbox.ts';
import type { Action, Performed, Run } from './action.ts';
import { messageIdOf } from './identity.ts';
import { namedPeople } from './named-people.ts';
import { words } from './words.ts';

type Payload = ActionPayloads['send_email'];

/** Everybody together; Gmail takes as many. */
const mostRecipients = 100;

/** A mail from the person's own account. Found again by its Message-ID, which only this intent can have. */
export function sendEmail(mail: MailBox, mailDomain: string): Action<'send_email'> {
  return {
    type: 'send_email',
    schema: actionPayloads.send_email,

    validate({ to, cc, bcc }) {
      return [
        ...to.flatMap((address, index) => invalidAt(`payload.to.${index}`, [address])),
        ...invalidAt('payload.cc', copiesIn(cc)),
        ...invalidAt('payload.bcc', copiesIn(bcc)),
        ...(everybody({ to, cc, bcc }).length > mostRecipients
          ? [issue('payload.to', 'tooManyRecipients')]
          : []),
      ];
    },

    describe(payload, view) {
      const { subject, body } = payload;
      return words(view.locale).mailTo(namedPeople(everybody(payload), view), subject ?? '', body);
    },

    async perform(payload, run) {
      const sent = await mail.send(run.person, {
        messageId: messageIdOf(run, mailDomain),
        to: payload.to,
        cc: copiesIn(payload.cc),
        bcc: copiesIn(payload.bcc),
        subject: payload.subject ?? '',
        body: payload.body,
        isHtml: payload.isHtml ?? false,
        answers: payload.replyTo ?? null,
        forwards: payload.forwards ?? null,
      });
      return performed(payload, run, sent);
    },

    async recover(payload, run) {
      const sent = await mail.findSent(run.person, messageIdOf(run, mailDomain));
      return sent === null ? { is: 'not-done' } : { is: 'done', performed: performed(payload, run, sent) };
    },
  };
}

type Recipients = Pick<Payload, 'to' | 'cc' | 'bcc'>;

const everybody = ({ to, cc, bcc }: Recipients) => [...to, ...copiesIn(cc), ...copiesIn(bcc)];

const copiesIn = (written: string | null | undefined) => peopleIn(written ?? '');

function invalidAt(path: string, addresses: readonly string[]): Issue[] {
  return addresses.every(isMailAddress) ? [] : [issue(path, 'invalidAddress')];
}

function performed(payload: Payload, { locale }: Run, { id, threadId }: SentMail): Performed {
  return {
    message: words(locale).mailSent(everybody(payload).join(', ')),
    result: { emailId: id, threadId },
    inverse: null,
    undoUntil: null,
  };
}

import { issue } from '../../ports/failure.ts';
import { actionPayloads, type ActionPayloads } from '@crocodile-hub/core/contract/actions';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import type { MailBox, SentMail } from '../../ports/mailbox.ts';
import type { Action, Performed, Run } from './action.ts';
import { messageIdOf } from './identity.ts';
import { namedPeople } from './named-people.ts';
import { words } from './words.ts';

type Payload = ActionPayloads['send_email'];

/** A mail from the person's own account. Found again by its Message-ID, which only this intent can have. */
export function sendEmail(mail: MailBox, mailDomain: string): Action<'send_email'> {
  return {
    type: 'send_email',
    schema: actionPayloads.send_email,

    validate({ to }) {
      return to.flatMap((address, index) =>
        isMailAddress(address) ? [] : [issue(`payload.to.${index}`, 'invalidAddress')],
      );
    },

    describe({ to, subject, body }, view) {
      return words(view.locale).mailTo(namedPeople(to, view), subject ?? '', body);
    },

    async perform(payload, run) {
      const sent = await mail.send(run.person, {
        messageId: messageIdOf(run, mailDomain),
        to: payload.to,
        subject: payload.subject ?? '',
        body: payload.body,
        isHtml: payload.isHtml ?? false,
        answers: payload.replyTo ?? null,
      });
      return performed(payload, run, sent);
    },

    async recover(payload, run) {
      const sent = await mail.findSent(run.person, messageIdOf(run, mailDomain));
      return sent === null ? { is: 'not-done' } : { is: 'done', performed: performed(payload, run, sent) };
    },
  };
}

function performed({ to }: Payload, { locale }: Run, { id, threadId }: SentMail): Performed {
  return {
    message: words(locale).mailSent(to.join(', ')),
    result: { emailId: id, threadId },
    inverse: null,
    undoUntil: null,
  };
}

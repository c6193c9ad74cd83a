import type { Clock } from '../../kit/clock.ts';
import type { SentLog } from '../../kit/sent.ts';
import type { Records } from '../../kit/records.ts';
import type { Account } from '../entities.ts';
import type { GoogleStore } from '../store.ts';
import type { StoredMessage } from './entities.ts';
import { openMailbox } from './mailbox.ts';
import { completeMail, recipientsOf, withoutBcc } from './outgoing.ts';

export const ARRIVED = ['INBOX', 'UNREAD', 'CATEGORY_PERSONAL'];

export type PostOffice = ReturnType<typeof openPostOffice>;

type PostOfficeContext = {
  records: Records;
  store: GoogleStore;
  clock: Clock;
  sent: SentLog;
  /** Called for every mailbox that changes. */
  moved?: (email: string) => void;
};

/** Delivers mail from one mailbox to those of other local people. */
export function openPostOffice({ records, store, clock, sent, moved }: PostOfficeContext) {
  const mailboxOf = (email: string) => openMailbox(records, email, clock, moved);

  /** Puts a mail into a local person's inbox. */
  function deliver(raw: Buffer, email: string, labelIds: string[] = ARRIVED): StoredMessage {
    return mailboxOf(email).add({ raw, labelIds });
  }

  function send(account: Account, raw: Buffer, threadId?: string): StoredMessage {
    const recipients = recipientsOf(raw);
    const mail = completeMail(raw, account, clock.now());
    return records.atomically(() => {
      const toSelf = recipients.includes(account.email);
      const labelIds = toSelf ? ['SENT', ...ARRIVED] : ['SENT'];
      const message = mailboxOf(account.email).add({ raw: mail, labelIds, threadId });
      for (const recipient of recipients) {
        if (recipient !== account.email && store.findAccount(recipient)) deliver(withoutBcc(mail), recipient);
      }
      const { subject, text } = message.summary;
      const plain = text.replaceAll('\r\n', '\n').trim();
      sent.record({
        provider: 'google',
        kind: 'email',
        to: recipients.join(', '),
        subject,
        text: plain,
        id: message.id,
      });
      return message;
    });
  }

  return { mailboxOf, deliver, send };
}

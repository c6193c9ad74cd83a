import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Person } from './person.ts';

/** A file that goes along. */
export type MailFile = { filename: string; mimeType: string; bytes: Uint8Array };

export type OutgoingMail = {
  /** Our own id, derived from the intent, by which a doubtful send is found again. */
  messageId: string;
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  subject: string;
  body: string;
  isHtml: boolean;
  /** The mail that this one answers. */
  answers: { messageId: string; threadId: string } | null;
  /** The id of the mail whose attachments go along. */
  forwards: string | null;
  /** The person's own files. */
  files: readonly MailFile[];
};

export type SentMail = { id: string; threadId: string };

/** A person as the headers of a mail name them. */
export type Correspondent = { name: string; address: string };

/** The sender and recipients of a mail. */
export type MailPeople = {
  threadId: string;
  at: Instant;
  /** The person sent it. */
  isSent: boolean;
  from: Correspondent | null;
  /** To, Cc and Bcc. */
  to: Correspondent[];
  /** A list or a machine sent it, to many. */
  isBulk: boolean;
};

export interface MailBox {
  send(person: Person, mail: OutgoingMail): Promise<SentMail>;
  /** Finds a mail by its Message-ID header, in any folder. */
  findSent(person: Person, messageId: string): Promise<SentMail | null>;
  /** The people of the newest mails since an instant, at most `limit` that came in and as many that were sent. */
  peopleOf(
    person: Person,
    options: { since: Instant | null; limit: number; signal: AbortSignal },
  ): Promise<MailPeople[]>;
}

import type { OutgoingMail } from './mailbox.ts';
import type { Person } from './person.ts';

/** A mail that is still being written. Its body is plain text, and it holds no files. */
export type DraftMail = Pick<
  OutgoingMail,
  'messageId' | 'to' | 'cc' | 'bcc' | 'subject' | 'body' | 'answers'
> & {
  /** Our own text for data that mail headers cannot hold; empty for none. */
  aside: string;
};

export type StoredDraft = Omit<DraftMail, 'messageId' | 'body'> & {
  id: string;
  text: string | null;
  html: string | null;
  /** Names of the files in the draft. */
  files: readonly string[];
};

/** The drafts in the person's own mailbox. */
export interface MailDrafts {
  /** Resolves to its id. Never retried: a second call would make a second draft. */
  create(person: Person, draft: DraftMail): Promise<string>;
  /** Replaces the draft, under the same Message-ID. False if there is no such draft. */
  update(person: Person, id: string, draft: DraftMail): Promise<boolean>;
  /** One that is gone is no failure. */
  remove(person: Person, id: string): Promise<void>;
  /** The ids of the drafts that bear this Message-ID. */
  find(person: Person, messageId: string): Promise<string[]>;
  /** Finds a draft by its own id, or by the message id that lists show. The message id changes with every save. */
  get(person: Person, id: string): Promise<StoredDraft>;
}

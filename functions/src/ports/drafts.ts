import type { OutgoingMail } from './mailbox.ts';
import type { Person } from './person.ts';

/** A mail that is still being written. Its words are text, and its files do not stand in it. */
export type DraftMail = Pick<
  OutgoingMail,
  'messageId' | 'to' | 'cc' | 'bcc' | 'subject' | 'body' | 'answers'
> & {
  /** A text of ours that goes along, for what the headers of a mail cannot say; empty for nothing. */
  aside: string;
};

export type StoredDraft = Omit<DraftMail, 'messageId' | 'body'> & {
  id: string;
  text: string | null;
  html: string | null;
  /** Names of the files that lie in it. */
  files: readonly string[];
};

/** The drafts in the person's own mailbox. */
export interface MailDrafts {
  /** Resolves to its id. Never repeated by itself: a second time is a second draft. */
  create(person: Person, draft: DraftMail): Promise<string>;
  /** Puts these words in its place, under the Message-ID that it has. False where there is no such draft. */
  update(person: Person, id: string, draft: DraftMail): Promise<boolean>;
  /** One that is gone is no failure. */
  remove(person: Person, id: string): Promise<void>;
  /** The ids of the drafts that bear this Message-ID. */
  find(person: Person, messageId: string): Promise<string[]>;
  /** By its own id, or by that of the message that lists show, which is another one after each change. */
  get(person: Person, id: string): Promise<StoredDraft>;
}

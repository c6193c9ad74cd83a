import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Person } from './person.ts';

export type MailAttachment = { attachmentId: string; filename: string; mimeType: string; size: number };

export type Mail = {
  id: string;
  threadId: string;
  from: { name: string; address: string } | null;
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  text: string | null;
  html: string | null;
  sentAt: Instant;
  /** The provider's label ids. */
  labels: readonly string[];
  /** Names of the person's own labels. */
  tags: readonly string[];
  attachments: readonly MailAttachment[];
};

export type MailPage = { mails: Mail[]; nextPageToken: string | null; total: number };

export type MailQuery = {
  labelIds: readonly string[];
  q: string | null;
  maxResults: number;
  pageToken: string | null;
};

export type FolderCounts = Record<'inbox' | 'sent' | 'drafts' | 'trash', { unread: number; total: number }>;

/** Reads and sorts the person's mail. */
export interface MailReader {
  list(person: Person, query: MailQuery): Promise<MailPage>;
  get(person: Person, id: string): Promise<Mail>;
  thread(person: Person, threadId: string): Promise<Mail[]>;
  attachment(person: Person, messageId: string, attachmentId: string): Promise<Uint8Array<ArrayBuffer>>;
  relabel(
    person: Person,
    ids: readonly string[],
    change: { add?: string[]; remove?: string[] },
  ): Promise<void>;
  trash(person: Person, id: string): Promise<void>;
  untrash(person: Person, id: string): Promise<void>;
  /** The id of a label by its name, made when it is new. */
  labelId(person: Person, name: string): Promise<string>;
  counts(person: Person): Promise<FolderCounts>;
  /** Cheap proof that the mailbox answers. */
  ping(person: Person): Promise<void>;
}

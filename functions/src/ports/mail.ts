import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Person } from './accounts.ts';

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
  /** It answers another mail, whose names an answer to all repeats. */
  isAnswer?: boolean;
};

export interface MailBox {
  /** Does what holds a large mail in memory, when it is its turn: few at once, and one of a person. */
  inTurn<T>(person: Person, work: () => Promise<T>): Promise<T>;
  /** What could not leave by `leaveBy` does not leave. */
  send(person: Person, mail: OutgoingMail, options: { leaveBy: Instant }): Promise<SentMail>;
  /** Finds a mail by its Message-ID header, in any folder. */
  findSent(person: Person, messageId: string): Promise<SentMail | null>;
  /** The people of the newest mails since an instant, at most `limit` that came in and as many that were sent. */
  peopleOf(
    person: Person,
    options: { since: Instant | null; limit: number; signal: AbortSignal },
  ): Promise<MailPeople[]>;
}

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

export type MailAttachment = { attachmentId: string; filename: string; mimeType: string; size: number };

/** A picture of a mail's text, by the name that its HTML has for it. */
export type InlinePicture = { contentId: string; attachmentId: string };

/** What a provider tries to find out who sent a mail. */
export type MailCheck = 'dmarc' | 'dkim' | 'spf';

export type Mail = {
  id: string;
  threadId: string;
  from: { name: string; address: string } | null;
  /** Where the sender wants answers; empty where it is not said. */
  replyTo: readonly string[];
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  text: string | null;
  html: string | null;
  /** There is more than that. */
  isCut: boolean;
  sentAt: Instant;
  /** The provider's label ids. */
  labels: readonly string[];
  /** Names of the person's own labels. */
  tags: readonly string[];
  attachments: readonly MailAttachment[];
  pictures: readonly InlinePicture[];
  /** It carries something of a calendar. */
  hasInvitation: boolean;
  /** A machine wrote it: an out-of-office note, a bounce, a receipt of delivery. */
  isAutomatic: boolean;
  /** Where its list can be left by one call (RFC 8058); null where it names no such address, or none to be believed. */
  unsubscribe: string | null;
  /** What the provider tried and found wrong about its sender. */
  failedChecks: readonly MailCheck[];
  /** The provider confirmed that it is from its sender. */
  isConfirmed: boolean;
};

export type MailPage = {
  mails: Mail[];
  /** Ids of mails that are there and could not be read now. */
  unreadable: string[];
  nextPageToken: string | null;
  total: number;
  /** Where the mailbox stood at the latest of the mails; null without any. */
  historyId: string | null;
};

/** What became of a folder since. */
export type MailChanges = {
  historyId: string;
  /** So much happened, or so long ago, that only the list can tell. */
  isStale: boolean;
  mails: Mail[];
  /** Ids of mails that came and could not be read now. */
  unreadable: string[];
  relabelled: { id: string; labels: string[]; tags: string[] }[];
  gone: string[];
  /** By how much the folders' counts have changed; null where that is not told. */
  shift: FolderCounts | null;
};

export type MailQuery = {
  labelIds: readonly string[];
  q: string | null;
  maxResults: number;
  pageToken: string | null;
} & Listed;

/** How many letters of what a mail says are wanted; its words are not read at all for none. */
type Listed = { letters: number };

export type FolderCounts = Record<'inbox' | 'sent' | 'drafts' | 'trash', { unread: number; total: number }>;

export type FoundCount = { count: number; isLeast: boolean };

/**
 * Reads and sorts the person's mail. The mails of a list have the beginning of their words as text, and no HTML; those
 * that are too large to be read for a list have a few words, or none. More is where `isCut`.
 */
export interface MailReader {
  list(person: Person, query: MailQuery): Promise<MailPage>;
  /** A cheap look at what happened in a folder since; without a label, in all mail but spam and trash. */
  changes(
    person: Person,
    since: { labelId: string | null; historyId: string } & Listed,
  ): Promise<MailChanges>;
  /** The changes of the counts alone; null where only counting can tell. */
  shiftSince(person: Person, historyId: string): Promise<Pick<MailChanges, 'historyId' | 'shift'> | null>;
  /** Where the mailbox stands now. */
  currentHistoryId(person: Person): Promise<string>;
  get(person: Person, id: string): Promise<Mail>;
  thread(person: Person, threadId: string): Promise<Mail[]>;
  /** The mails of a conversation without what they say. */
  threadHeaders(person: Person, threadId: string): Promise<Mail[]>;
  /** Whether any mail from this address came, or to it went, before an instant. */
  hasMailWith(person: Person, address: string, before: Instant): Promise<boolean>;
  attachment(person: Person, messageId: string, attachmentId: string): Promise<Uint8Array<ArrayBuffer>>;
  /** What a mail carries of a calendar, as it is written there; null for nothing, or too much. */
  calendarText(person: Person, messageId: string): Promise<string | null>;
  /** Resolves to the ids that are nobody's here; the others are changed. */
  relabel(
    person: Person,
    ids: readonly string[],
    change: { add?: string[]; remove?: string[] },
  ): Promise<string[]>;
  /** The labels of those mails that are there, by their ids. Throws where one of them cannot be looked up. */
  labelsOf(person: Person, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  trash(person: Person, id: string): Promise<void>;
  untrash(person: Person, id: string): Promise<void>;
  /** The id of a tag's label by its name, made when it is new; never a label of the provider's own. */
  labelId(person: Person, name: string): Promise<string>;
  /** The same without making it: null where there is none. */
  knownLabelId(person: Person, name: string): Promise<string | null>;
  counts(person: Person): Promise<FolderCounts>;
  /** How many mails a search finds, without a look at any of them; of very many, that there are so many at least. */
  countFound(person: Person, q: string): Promise<FoundCount>;
  /** Cheap proof that the mailbox answers. */
  ping(person: Person): Promise<void>;
}

/** The last known state of a mailbox, and until when its provider pushes news. */
export type MailboxMark = { historyId: string; watchedUntil: Instant };

export interface MailboxMarks {
  find(account: string): Promise<(MailboxMark & { movedAt: Instant }) | null>;
  watched(account: string, mark: MailboxMark, now: Instant): Promise<void>;
  /**
   * Ignored for a mailbox without a watch, and for a state that is older than the known one: news comes in any order.
   */
  moved(account: string, historyId: string, now: Instant): Promise<void>;
}

/** News about mailboxes, pushed by their provider. */
export interface MailWatch {
  readonly isConfigured: boolean;
  begin(person: Person): Promise<MailboxMark>;
  /** Whether a call that brings news comes from the provider, by its `Authorization`. */
  isGenuine(authorization: string | undefined): Promise<boolean>;
}

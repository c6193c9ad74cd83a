export type StoredMessage = {
  id: string;
  threadId: string;
  labelIds: string[];
  historyId: string;
  internalDate: number;
  /** The original bytes of the mail, in base64. */
  raw: string;
  summary: MessageSummary;
};

/** Read once when a mail arrives, so that lists and searches never parse MIME. */
export type MessageSummary = {
  subject: string;
  from: string;
  to: string;
  cc: string;
  bcc: string;
  listId: string;
  messageId: string;
  /** In-Reply-To and References. */
  references: string[];
  text: string;
  snippet: string;
  attachments: string[];
  sizeEstimate: number;
};

export type UserLabel = {
  id: string;
  name: string;
  messageListVisibility: 'show' | 'hide';
  labelListVisibility: 'labelShow' | 'labelShowIfUnread' | 'labelHide';
  color?: { textColor: string; backgroundColor: string } | undefined;
};

export type Draft = { id: string; messageId: string };

export type MessageRef = { id: string; threadId: string; labelIds: string[] };

/** One change of one message. `id` grows with every change of the mailbox. */
export type HistoryRecord = {
  id: number;
  message: MessageRef;
  change:
    | { kind: 'messageAdded' }
    | { kind: 'messageDeleted' }
    | { kind: 'labelAdded'; labelIds: string[] }
    | { kind: 'labelRemoved'; labelIds: string[] };
};

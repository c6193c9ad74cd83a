/** The demo person's mail as data. The stand-in turns it into real mails. */

export type Person = { name: string; address: string };

/** This long before the seeding, or a local time in Jerusalem some days before. */
export type Moment = { minutesAgo: number } | { daysAgo: number; at: string };

export type SeedFile = { filename: string; mimeType: string; content: Uint8Array; contentId?: string };

export type SeedInvitation = {
  uid: string;
  summary: string;
  location: string;
  /** Counted from the day of seeding; the times are Jerusalem's. */
  daysFromNow: number;
  from: string;
  to: string;
  /** The guests who have accepted. */
  coming?: Person[];
};

export type SeedMail = {
  /** Names the mail for those that answer it. */
  key: string;
  from: Person;
  to?: Person[];
  cc?: Person[];
  when: Moment;
  subject: string;
  text: string;
  html?: string;
  inline?: SeedFile[];
  attachments?: SeedFile[];
  invitation?: SeedInvitation;
  /** The mail that this one answers. */
  answers?: string;
  headers?: Record<string, string>;
  /** Besides the folder: UNREAD, STARRED, IMPORTANT, a category, or a label of the person. */
  labels?: string[];
  folder?: 'INBOX' | 'SENT' | 'DRAFT' | 'SPAM' | 'TRASH' | 'ARCHIVE';
};

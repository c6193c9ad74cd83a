import type { Person } from './person.ts';

export type OutgoingMail = {
  /** Ours, deterministic for the intent: by it a doubtful send is found again. */
  messageId: string;
  to: readonly string[];
  subject: string;
  body: string;
  isHtml: boolean;
  /** The mail that this one answers. */
  answers: { messageId: string; threadId: string } | null;
};

export type SentMail = { id: string; threadId: string };

/** A person as the headers of a mail name them. */
export type Correspondent = { name: string; address: string };

export interface MailBox {
  send(person: Person, mail: OutgoingMail): Promise<SentMail>;
  /** A mail by its Message-ID header, wherever it lies. */
  findSent(person: Person, messageId: string): Promise<SentMail | null>;
  /** Who wrote and was written to lately, newest first, with repetitions. */
  recentCorrespondents(
    person: Person,
    options: { limit: number; signal: AbortSignal },
  ): Promise<Correspondent[]>;
}

import * as z from 'zod/mini';
import { contactOrigins } from '@crocodile-hub/core/contract/contacts';
import type { SaidOfPeople } from '@crocodile-hub/core/contract/people';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { MailPeople } from './mailbox.ts';
import type { Person } from './person.ts';
import type { Due } from './setback.ts';

/** Conversations by id, each with when something happened in it. */
const threads = z.array(z.object({ id: z.string(), at: z.number() }));

/** A name that an address goes by, and the conversations in which somebody used it. */
const knownName = z.object({
  name: z.string(),
  known: z.enum(contactOrigins),
  count: z.int(),
  at: z.number(),
  threads,
});

/** What is known of a mail address. */
export const knownAddress = z.object({
  email: z.string(),
  isWrittenTo: z.boolean(),
  sent: z.int(),
  received: z.int(),
  /** When the person last had to do with it. */
  at: z.number(),
  /** Conversations in which the person wrote to it: by them an answer is known as one. */
  answers: threads,
  /** Those of the person's own word first, the newest first. */
  names: z.array(knownName),
});
export type KnownAddress = z.output<typeof knownAddress>;

/** How far the mail has been read for its people. */
export const peopleProgress = z.object({
  /** From here on the mailbox's history tells what came; null before the first page. */
  historyId: z.nullable(z.string()),
  /** The page that comes next, from the newest mail back; null once all mail was read. */
  walk: z.nullable(z.object({ pageToken: z.nullable(z.string()), startedAt: z.number() })),
  /** Mails read. */
  read: z.int(),
  /** When all was known last. */
  caughtUpAt: z.nullable(z.number()),
  own: z.array(z.string()),
  failures: z.int(),
});
export type PeopleProgress = z.output<typeof peopleProgress>;

/** The progress, and which state of the addresses it belongs to. */
export type PeopleHead = PeopleProgress & { version: number; attendAt: Instant | null };

/** Who is who, as learnt from a person's whole mail. */
export interface PeopleStore {
  head(uid: string): Promise<PeopleHead | null>;
  addresses(uid: string): Promise<KnownAddress[]>;
  /** Asks the sweeper to begin, or to go on. */
  wake(uid: string, now: Instant): Promise<void>;
  /**
   * Keeps what a slice of work learnt, all of it or nothing. False where the index went, or another worker was first:
   * then nothing is kept.
   */
  save(
    uid: string,
    version: number,
    learnt: {
      progress: PeopleProgress;
      /** Null where they are as they were. */
      addresses: readonly KnownAddress[] | null;
      attendAt: Instant | null;
      now: Instant;
    },
  ): Promise<boolean>;
  /** What the person said of people, in its order. */
  said(uid: string): Promise<SaidOfPeople[]>;
  /** Changes it in one step. */
  say(uid: string, change: (said: readonly SaidOfPeople[]) => SaidOfPeople[]): Promise<void>;
  attend(now: Instant): AsyncIterable<readonly Due[]>;
}

/** Reads mail for its people: headers alone. */
export interface MailWalk {
  /** Where the mailbox's history stands. */
  position(person: Person): Promise<string>;
  /** A page of all mail, the newest first. `refused` for a page that is not known any more. */
  page(
    person: Person,
    pageToken: string | null,
  ): Promise<{ mails: MailPeople[]; next: string | null } | 'refused'>;
  /** What came since, a page of it. `too-old` where the history does not reach so far back. */
  since(
    person: Person,
    historyId: string,
  ): Promise<{ mails: MailPeople[]; historyId: string; isMore: boolean } | 'too-old'>;
}

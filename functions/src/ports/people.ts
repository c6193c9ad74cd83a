import * as z from 'zod/mini';
import { contactOrigins } from '@crocodile-hub/core/contract/contacts';
import type { SaidOfPeople } from '@crocodile-hub/core/contract/people';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { MailPeople } from './mail.ts';
import type { Person } from './accounts.ts';
import type { Due } from './world.ts';

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

/** All that is known about a mail address. */
export const knownAddress = z.object({
  email: z.string(),
  isWrittenTo: z.boolean(),
  sent: z.int(),
  received: z.int(),
  /** Time of the person's last contact with it. */
  at: z.number(),
  /** Conversations in which the person wrote to it, so that answers are recognised. */
  answers: threads,
  /** Names that the person used first, then the newest. */
  names: z.array(knownName),
});
export type KnownAddress = z.output<typeof knownAddress>;

/** How far the reading of the mail for its people has got. */
export const peopleProgress = z.object({
  /** The mailbox's history tells of mails after this point; null before the first page. */
  historyId: z.nullable(z.string()),
  /** The page that comes next, from the newest mail back; null once all mail was read. */
  walk: z.nullable(z.object({ pageToken: z.nullable(z.string()), startedAt: z.number() })),
  /** Mails read. */
  read: z.int(),
  /** When the index was last complete. */
  caughtUpAt: z.nullable(z.number()),
  own: z.array(z.string()),
  failures: z.int(),
});
export type PeopleProgress = z.output<typeof peopleProgress>;

/** The progress, and which state of the addresses it belongs to. */
export type PeopleHead = PeopleProgress & { version: number; attendAt: Instant | null };

/** The index of people, learnt from a person's whole mail. */
export interface PeopleStore {
  head(uid: string): Promise<PeopleHead | null>;
  addresses(uid: string): Promise<KnownAddress[]>;
  /** Asks the sweeper to begin, or to go on. */
  wake(uid: string, now: Instant): Promise<void>;
  /**
   * Stores the result of a slice of work, all of it or none. False, and unstored, if the index was deleted or another
   * worker was first.
   */
  save(
    uid: string,
    version: number,
    learnt: {
      progress: PeopleProgress;
      /** Null if they did not change. */
      addresses: readonly KnownAddress[] | null;
      attendAt: Instant | null;
      now: Instant;
    },
  ): Promise<boolean>;
  /** What the person said about people, in order. */
  said(uid: string): Promise<SaidOfPeople[]>;
  /** Changes it in one step. */
  say(uid: string, change: (said: readonly SaidOfPeople[]) => SaidOfPeople[]): Promise<void>;
  due(now: Instant): AsyncIterable<readonly Due[]>;
}

/** Reads mail for its people: headers alone. */
export interface MailWalk {
  /** The current point of the mailbox's history. */
  position(person: Person): Promise<string>;
  /** A page of all mail, newest first. `refused` if the page is no longer known. */
  page(
    person: Person,
    pageToken: string | null,
  ): Promise<{ mails: MailPeople[]; next: string | null } | 'refused'>;
  /** A page of the mails since a point of the history. `too-old` if the history does not reach back that far. */
  since(
    person: Person,
    historyId: string,
  ): Promise<{ mails: MailPeople[]; historyId: string; isMore: boolean } | 'too-old'>;
}

import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type {
  actionQueue,
  ActionJob,
  DeletionJob,
  deletionQueue,
  ReminderJob,
  reminderQueue,
} from '@crocodile-hub/core/contract/queue';
import type { Instant } from '@crocodile-hub/core/contract/time';

export interface Clock {
  now(): Instant;
  wait(ms: number): Promise<void>;
}

export interface Ids {
  /** Fresh, fit for a document id. */
  next(): string;
  /** Fresh, and beyond guessing: 256 bits in base64url. */
  secret(): string;
}

type Field = string | number | boolean | null | undefined;

/** Events, not prose; never an address, a subject, a text or a token. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, Field>>): void;
  warn(event: string, fields?: Readonly<Record<string, Field>>): void;
  /** The error's kind and stack are written, its provider reply is not. */
  error(event: string, error: unknown, fields?: Readonly<Record<string, Field>>): void;
}

/** Authenticated encryption of secrets at rest. */
export interface Vault {
  /** `context` is bound in: a text that was sealed for one place cannot be opened in another. */
  seal(secret: string, context: string): string;
  /** Null if the text was altered, or sealed with another key or context; treat it as absent. */
  open(sealed: string, context: string): string | null;
}

type Job =
  | { queue: typeof reminderQueue; data: ReminderJob }
  | { queue: typeof actionQueue; data: ActionJob }
  | { queue: typeof deletionQueue; data: DeletionJob };

export interface Queue {
  /**
   * Wakes the queue function at `at`, at most 720 hours ahead. `name` makes it idempotent: a second task of the same
   * name is dropped.
   */
  enqueue(job: Job & { name: string; at: Instant }): Promise<void>;
}

/** A document that the sweeper must look at. */
export type Due = { uid: string; id: string };

/** What happens to a document whose processing failed. */
export type Setback = {
  /** The time of the next attempt; null for never. */
  attendAt: Instant | null;
  /** Tells the person that it was set aside. */
  notification?: { id: string; document: NotificationDocument } | undefined;
};

/** Kinds of use that are counted by person and minute, across all instances: they cost money, or reach others. */
export const usageKinds = ['chat', 'transcription', 'execution', 'message'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** The counter that all instances share. */
export interface Usage {
  /** Seconds to wait; 0 if this much may be used now, which is then counted. */
  take(uid: string, kind: UsageKind, amount: number): Promise<number>;
}

import type * as z from 'zod/mini';
import type { chatReply } from '@crocodile-hub/core/contract/chat';
import type {
  ReminderDocument,
  SessionDocument,
  SmartTaskDocument,
} from '@crocodile-hub/core/contract/documents';
import type { InboxRule } from '@crocodile-hub/core/contract/inbox-rules';
import { type MetaService, serviceOfChannel } from '@crocodile-hub/core/contract/meta-services';
import type { DashboardData } from '@crocodile-hub/core/contract/services';
import type { SnoozeDocument } from '@crocodile-hub/core/contract/snoozes';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { QuietHours } from '@crocodile-hub/core/domain/quiet-hours';

/** The person's own documents, read for the calls that list them; every read is bounded. */
export interface Workspace {
  /** The newest of them; `over`: of those of that time. */
  recentTasks(
    uid: string,
    limit: number,
    over?: { from: Instant; to: Instant },
  ): Promise<(SmartTaskDocument & { id: string })[]>;
  /** Those that the person noted, the finished ones among them, the newest first. */
  notedTasks(uid: string, limit: number): Promise<(SmartTaskDocument & { id: string })[]>;
  /** Those that are still to ring, the soonest first. */
  openReminders(uid: string, limit: number): Promise<(ReminderDocument & { id: string })[]>;
  /** Those that have rung and are not finished, the last first. */
  rungReminders(uid: string, limit: number): Promise<(ReminderDocument & { id: string })[]>;
  recentSessions(uid: string, limit: number): Promise<(SessionDocument & { id: string })[]>;
  countTasks(uid: string): Promise<DashboardData['tasks']>;
  countSessions(uid: string): Promise<DashboardData['sessions']>;
  /** The person's rules for the inbox, the oldest first. */
  inboxRules(uid: string): Promise<(InboxRule & { id: string })[]>;
  /** Whether the person lets language models and speech recognition have their words. */
  usesModels(uid: string): Promise<boolean>;
  /** The person's quiet hours and the zone of their clock; null where they set none. */
  quietHours(uid: string): Promise<(QuietHours & { timeZone: string | undefined }) | null>;
  integration(uid: string, id: string): Promise<{ status: string; lastSync: Instant | null } | null>;
}

/** What a step makes of a Smart Task: how it was is kept under the key of the change, or put back from there. */
export type TaskStep<T> = {
  does?: 'restore' | 'delete' | Partial<SmartTaskDocument>;
  result: T;
};

export interface TaskStore {
  /**
   * Changes a Smart Task, in one transaction with what is kept of it. `step` is pure and may run again; `earlier` is the
   * task as it was before the change of this key, null before that.
   */
  transact<T>(
    uid: string,
    of: { taskId: string; key: string; now: Instant },
    step: (task: SmartTaskDocument | null, earlier: SmartTaskDocument | null) => TaskStep<T>,
  ): Promise<T>;
}

/** A conversation that is put off, under the id that it has everywhere. */
export type Snooze = SnoozeDocument & { id: string };

/** What a step makes of some conversations: all of it is written, or nothing. */
export type SnoozeStep<T> = { put?: readonly Snooze[]; end?: readonly string[]; result: T };

/** The conversations that are put off. The person's browsers write them too. */
export interface Snoozes {
  /** Those that were put off at this very moment. */
  putOffAt(uid: string, at: Instant): Promise<Snooze[]>;
  /** Changes those with these ids, in one transaction. `step` is pure and may run again. */
  transact<T>(
    uid: string,
    ids: readonly string[],
    step: (known: ReadonlyMap<string, Snooze>) => SnoozeStep<T>,
  ): Promise<T>;
}

/** Each cache, and the service it was read from: disconnecting the service deletes the cache. */
export const cacheSources = {
  contacts: 'google',
  'mail-look': 'google',
  'rules-look': 'google',
  'pulled-messenger': serviceOfChannel.messenger,
  'pulled-instagram': serviceOfChannel.instagram,
} as const satisfies Readonly<Record<string, 'google' | MetaService>>;

type CacheName = keyof typeof cacheSources;

/** Small server-only values of a person that may be lost at any time. */
export interface PrivateCache {
  get(uid: string, name: CacheName): Promise<{ value: unknown; storedAt: Instant } | null>;
  put(uid: string, name: CacheName, value: unknown, now: Instant): Promise<void>;
  forget(uid: string, name: CacheName): Promise<void>;
}

/** The person's description of a file, given before its bytes arrive. */
export type Upload = { filename: string; mimeType: string; size: number };

/** When it begins, and the most that a person may have here then. */
type UploadBounds = { now: Instant; mostFiles: number; mostBytes: number };

/** Files of a person that wait for their mail. Each ends by itself. */
export interface Uploads {
  /** False if the person would have more here than that, also where several files begin at once. */
  begin(uid: string, id: string, upload: Upload, bounds: UploadBounds): Promise<boolean>;
  find(uid: string, id: string): Promise<Upload | null>;
  /** Does nothing if the part is already stored. */
  putPart(uid: string, id: string, part: number, bytes: Uint8Array, now: Instant): Promise<void>;
  /** How many of the parts are stored. */
  partsThere(uid: string, id: string, parts: number): Promise<number>;
  /** The bytes of all parts in their order; null where one is missing. */
  read(uid: string, id: string, parts: number): Promise<Uint8Array | null>;
  /** Restarts the file's lifetime, as if it had arrived at this time. */
  keepFrom(uid: string, id: string, parts: number, at: Instant): Promise<void>;
  drop(uid: string, id: string, parts: number): Promise<void>;
}

type ChatReply = z.output<typeof chatReply>;

export type KeptReply =
  { is: 'writing'; startedAt: Instant; isCancelled: boolean } | { is: 'done'; reply: ChatReply };

/** Replies of the last minutes, so that a reload finishes one instead of asking again. */
export interface Replies {
  /** Takes the id for writing; answers what is there already otherwise. */
  begin(uid: string, id: string, now: Instant): Promise<KeptReply | null>;
  finish(uid: string, id: string, reply: ChatReply, now: Instant): Promise<void>;
  /** Gives the id free after a failure, for a new try. */
  forget(uid: string, id: string): Promise<void>;
  load(uid: string, id: string, now: Instant): Promise<KeptReply | null>;
  cancel(uid: string, id: string, now: Instant): Promise<void>;
}

/** The stored documents that a person may export, without derived or secret ones. */
export const archivedKinds = [
  'sessions',
  'messages',
  'projects',
  'smartTasks',
  'reminders',
  'notifications',
  'outbox',
  'channelMessages',
  'snoozes',
  'savedWords',
  'inboxRules',
  'integrations',
  'uploads',
] as const;
export type ArchivedKind = (typeof archivedKinds)[number];

/** A document with its id, times in ISO; a message also names its session. */
export type Archived = Readonly<Record<string, unknown>> & { id: string };

export interface Archive {
  /** The profile with its settings; null if there is none. */
  profile(uid: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** All documents of a kind, a bounded page at a time. */
  pages(uid: string, kind: ArchivedKind): AsyncIterable<readonly Archived[]>;
}

export type LogOf = { uid: string; sessionId: string };

/** A grant, by its person and the name under which it is stored: `google`, or the linked service's. */
export type GrantOf = { uid: string; service: string };

/** An entry of the ledger, and its place in the order in which words end. */
export type WordyEntry = { uid: string; key: string; place: { at: Instant; path: string } };

/** The nightly job's view of the store. Every call does a limited amount of work. */
export interface Upkeep {
  /** Deletes documents of this collection that have ended, at any place in the database, oldest first. */
  deleteEnded(collection: string, now: Instant, limit: number): Promise<{ found: number; deleted: number }>;

  /** Ledger entries whose words may be forgotten by now, the oldest first, after a place. */
  wordyEntries(now: Instant, limit: number, after: WordyEntry['place'] | null): Promise<WordyEntry[]>;
  /** Forgets the words, unless the person chose to keep them longer. */
  forgetWords(uid: string, key: string, now: Instant): Promise<'forgotten' | 'kept'>;

  /** Looks at the next logs after a place and names those whose session is gone. `next` is null after the last log. */
  orphanedLogs(after: string | null, limit: number): Promise<{ orphans: LogOf[]; next: string | null }>;
  /** Deletes messages that were written before a time; answers how many. */
  deleteMessages(log: LogOf, before: Instant, limit: number): Promise<number>;

  /** The next grants of providers, after a place. `next` is null after the last. */
  grants(after: string | null, limit: number): Promise<{ grants: GrantOf[]; next: string | null }>;

  /** Where the last run stopped among the logs; null if it finished. */
  place(): Promise<string | null>;
  keepPlace(place: string | null): Promise<void>;
}

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

/** The paths of all documents. No other file spells a Firestore path. */
export const paths = {
  user: (uid: string) => `users/${uid}`,
  sessions: (uid: string) => `users/${uid}/sessions`,
  messages: (uid: string, sessionId: string) => `users/${uid}/sessions/${sessionId}/messages`,
  projects: (uid: string) => `users/${uid}/projects`,
  smartTasks: (uid: string) => `users/${uid}/smartTasks`,
  reminders: (uid: string) => `users/${uid}/reminders`,
  notifications: (uid: string) => `users/${uid}/notifications`,
  outbox: (uid: string) => `users/${uid}/outbox`,
  /** Conversations that are not wanted in the inbox now. */
  snoozes: (uid: string) => `users/${uid}/snoozes`,
  /** Saved searches and templates. */
  savedWords: (uid: string) => `users/${uid}/savedWords`,
  /** What is done with mails of a kind. */
  inboxRules: (uid: string) => `users/${uid}/inboxRules`,
  integrations: (uid: string) => `users/${uid}/integrations`,
  channelMessages: (uid: string) => `users/${uid}/channelMessages`,
  /** Server only. */
  private: (uid: string) => `private/${uid}`,
  grants: (uid: string) => `private/${uid}/grants`,
  counters: (uid: string) => `private/${uid}/counters`,
  sentReferences: (uid: string) => `private/${uid}/sentReferences`,
  replies: (uid: string) => `private/${uid}/replies`,
  devices: (uid: string) => `private/${uid}/pushDevices`,
  cache: (uid: string) => `private/${uid}/cache`,
  /** The people in the person's mail, and what the person said about them. */
  people: (uid: string) => `private/${uid}/people`,
  /** The mails that each rule of the inbox has acted on. */
  ruleMarks: (uid: string) => `private/${uid}/ruleMarks`,
  /** Tasks as they were before a sentence changed them, so that it can be taken back. */
  earlierTasks: (uid: string) => `private/${uid}/earlierTasks`,
  /** Files that wait for their mail, and their bytes. */
  uploads: (uid: string) => `private/${uid}/uploads`,
  uploadParts: (uid: string) => `private/${uid}/uploadParts`,
  oauthStates: () => 'oauthStates',
  channelOwners: () => 'channelOwners',
  /** The last known state of each mailbox, as Google reported it. */
  mailboxMarks: () => 'mailboxMarks',
  oauthTickets: () => 'oauthTickets',
  /** Accounts that are being deleted, and the receipts of those that were. */
  deletions: () => 'deletions',
  /** The point at which the nightly job stopped. */
  upkeep: () => 'upkeep',
  /** Counters of all people together. */
  sharedCounters: () => 'shared/sends/counters',
} as const;

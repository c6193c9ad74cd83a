import { paths } from '../contract/paths.ts';
import { dayMs, minuteMs } from '../time/units.ts';

const yearMs = 365 * dayMs;

type Place = keyof typeof paths;
/** Kept so long, from its last change unless its row says otherwise. */
type Timed = { readonly place: Place; readonly keptMs: number };
/** Kept until the person deletes it, disconnects its service, or its session, account or successor ends it. */
type Lasting = {
  readonly place: Place;
  readonly until: 'deleted' | 'disconnected' | 'session' | 'account' | 'replaced';
};

/**
 * How long each kind of document is kept. Writers, the nightly job, firestore.indexes.json and the privacy page take it
 * from here; a test fails for a place without a row.
 */
export const retention = {
  profile: { place: 'user', until: 'account' },
  sessions: { place: 'sessions', until: 'deleted' },
  messages: { place: 'messages', until: 'session' },
  projects: { place: 'projects', until: 'deleted' },
  smartTasks: { place: 'smartTasks', until: 'deleted' },
  reminders: { place: 'reminders', until: 'deleted' },
  snoozes: { place: 'snoozes', until: 'deleted' },
  savedWords: { place: 'savedWords', until: 'deleted' },
  inboxRules: { place: 'inboxRules', until: 'deleted' },
  integrations: { place: 'integrations', until: 'account' },
  grants: { place: 'grants', until: 'disconnected' },
  /** What the person said about people. */
  saidOfPeople: { place: 'people', until: 'account' },
  channelOwners: { place: 'channelOwners', until: 'disconnected' },
  firstSends: { place: 'counters', until: 'account' },
  upkeep: { place: 'upkeep', until: 'replaced' },

  startedSignIns: { place: 'oauthStates', keptMs: 10 * minuteMs },
  tickets: { place: 'oauthTickets', keptMs: 10 * minuteMs },
  /** Google's tokens live an hour; one that the browser hands over may be older than we know. */
  handedOverTokens: { place: 'grants', keptMs: 50 * minuteMs },
  replies: { place: 'replies', keptMs: 10 * minuteMs },
  counters: { place: 'counters', keptMs: 2 * dayMs },
  /** An hour is for Undo; the rest answers one that comes again. */
  earlierTasks: { place: 'earlierTasks', keptMs: dayMs },
  sharedCounters: { place: 'sharedCounters', keptMs: 2 * dayMs },
  /** Also what is told of a message before it is kept, and messages that wait until a token is taken again. */
  sentReferences: { place: 'sentReferences', keptMs: 30 * dayMs },
  /** Counted from the end of the deletion, when it names no person any more. */
  receipts: { place: 'deletions', keptMs: yearMs },
  caches: { place: 'cache', keptMs: 90 * dayMs },
  /** Google ends a mailbox watch after a week. */
  mailboxMarks: { place: 'mailboxMarks', keptMs: 8 * dayMs },
  /** Counted from the rule's last act. */
  ruleMarks: { place: 'ruleMarks', keptMs: 90 * dayMs },
  people: { place: 'people', keptMs: 90 * dayMs },
  /** Counted from the upload, or from the time of a scheduled mail; once the mail is sent they are deleted at once. */
  uploads: { place: 'uploads', keptMs: 7 * dayMs },
  uploadParts: { place: 'uploadParts', keptMs: 7 * dayMs },
  devices: { place: 'devices', keptMs: 180 * dayMs },
  notifications: { place: 'notifications', keptMs: 90 * dayMs },
  channelMessages: { place: 'channelMessages', keptMs: yearMs },
  smsConversations: { place: 'channelOwners', keptMs: yearMs },
  /** An action's words, once it is settled and cannot be undone; the person may choose more days. */
  ledgerWords: { place: 'outbox', keptMs: dayMs },
  /** The rest of the entry: that it was done, when, and for how many recipients. */
  ledger: { place: 'outbox', keptMs: yearMs },
} as const satisfies Readonly<Record<string, Timed | Lasting>>;

type Kinds = typeof retention;
/** The kinds that end by themselves. */
export type TimedKind = { [K in keyof Kinds]: Kinds[K] extends Timed ? K : never }[keyof Kinds];

/** The field in which a document that ends carries its end. Firestore's TTL policies and the nightly job read it. */
export const endField = 'deleteAt';

/** The names of the collections whose documents carry their end, at any place in the database. */
export const endingCollections: readonly string[] = [
  ...new Set(
    Object.values(retention).flatMap((kind) => ('keptMs' in kind ? [collectionAt(kind.place)] : [])),
  ),
];

function collectionAt(place: Place): string {
  const pathOf: (...ids: string[]) => string = paths[place];
  return pathOf('-', '-').split('/').at(-1) ?? '';
}

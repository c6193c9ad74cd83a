import * as z from 'zod/mini';
import { actionTypes } from './action-types.ts';
import { priority } from './actions.ts';
import { bounds, holdChoicesMs, inboxDensities, mostOutboxDays, savedKinds } from './bounds.ts';
import { failureKinds } from './errors.ts';
import { id } from './fields.ts';
import { storedPayload } from './payload.ts';
import { storedTime } from './time.ts';

// Documents that end by themselves also carry `deleteAt`, which only the server writes and reads: core/domain/retention.ts.

const upTo = (length: number) => z.string().check(z.maxLength(length));
/** Documents that only the server writes. */
const anyPayload = z.record(z.string(), z.unknown());

export const sessionStatuses = ['Waiting', 'Running', 'Success', 'Failed'] as const;
export const messageStatuses = ['Pending', 'Done', 'Error'] as const;
export const messageStatus = z.enum(messageStatuses);
/** The states of an action that a message proposes. */
export const actionStates = ['proposed', 'running', 'confirmed', 'cancelled', 'failed'] as const;

/** users/{uid}/sessions/{id}/messages/{id}: the log. Rule data.message.1. */
export const messageDocument = z
  .object({
    content: upTo(bounds.message),
    type: z.enum(['user', 'system']),
    status: messageStatus,
    timestamp: storedTime,
    /** On a message of the person's: the id that its reply has, or will have. A new try takes a new id. */
    replyId: z.optional(id),
    /** On a message of the person's: what it asks for other than an answer. A new try asks for the same. */
    purpose: z.optional(z.literal('summarize')),
    /** The proposal a message carries, and what became of it. */
    action: z.optional(
      z.object({
        actionType: z.enum(actionTypes),
        payload: storedPayload,
        payloadHash: upTo(bounds.hash),
        summary: upTo(bounds.summary),
        state: z.enum(actionStates),
        /** The key of its latest execution in the ledger. A new try takes a new key. */
        key: z.optional(id),
        /** When it is to leave, if not at once; ISO with offset. */
        runAt: z.optional(upTo(bounds.isoTime)),
        /** As in a Smart Task. */
        readings: z.optional(upTo(bounds.readings)),
      }),
    ),
    sources: z.optional(
      z
        .array(z.object({ title: upTo(bounds.sourceTitle), url: upTo(bounds.sourceUrl) }))
        .check(z.maxLength(bounds.sources)),
    ),
  })
  .check(
    z.refine(
      (message) => message.action === undefined || message.sources === undefined,
      'an action and sources',
    ),
  );
export type MessageDocument = z.output<typeof messageDocument>;

/** The last words of a session, shortened. Every list of sessions loads this, so it is kept small. */
export const messagePreview = z.object({
  id,
  content: upTo(bounds.preview),
  type: z.enum(['user', 'system']),
  status: messageStatus,
  timestamp: storedTime,
});

/** users/{uid}/sessions/{id}. `Pending` comes from the hub's creation and is shown as Waiting. */
export const sessionDocument = z.object({
  title: z._default(upTo(bounds.title), 'Untitled Session'),
  icon: z._default(upTo(bounds.icon), '💬'),
  status: z.enum([...sessionStatuses, 'Pending']),
  createdAt: storedTime,
  updatedAt: storedTime,
  messages: z._default(z.array(messagePreview).check(z.maxLength(bounds.previewMessages)), []),
  messageCount: z._default(z.int().check(z.nonnegative()), 0),
  projectId: z._default(z.nullable(id), null),
  favorite: z._default(z.boolean(), false),
});
export type SessionDocument = z.output<typeof sessionDocument>;

/** users/{uid}/projects/{id}. */
export const projectDocument = z.object({
  name: upTo(bounds.projectName).check(z.minLength(1)),
  icon: z._default(upTo(bounds.icon), '📁'),
  createdAt: storedTime,
  updatedAt: storedTime,
});
export type ProjectDocument = z.output<typeof projectDocument>;

/**
 * users/{uid}/savedWords/{id}: a saved search, a template, or the address of a sender whose pictures are shown, or who was
 * let in. Rules inbox.saved.1, inbox.templates.1, inbox.html.6 and inbox.newcomers.1.
 */
export const savedWordsDocument = z.object({
  kind: z.enum(savedKinds),
  name: upTo(bounds.savedName).check(z.minLength(1)),
  words: upTo(bounds.savedWords).check(z.minLength(1)),
});
export type SavedWordsDocument = z.output<typeof savedWordsDocument>;

export const smartTaskStatuses = ['Waiting Confirmation', 'Pending', 'Done', 'Error', 'Cancelled'] as const;
export const smartTaskStatus = z.enum(smartTaskStatuses);
export type SmartTaskStatus = z.infer<typeof smartTaskStatus>;

/** users/{uid}/smartTasks/{id}. The id is also the idempotency key of its execution. */
export const smartTaskDocument = z.object({
  originalCommand: upTo(bounds.command),
  assistantEcho: upTo(bounds.summary),
  status: smartTaskStatus,
  timestamp: storedTime,
  actionType: upTo(bounds.actionType),
  actionPayload: z.nullable(storedPayload),
  actionSummary: upTo(bounds.summary),
  /** Why it failed, for whoever reads it in another language: core/failures/reason.ts. Holds while it is an Error. */
  reason: z.optional(upTo(bounds.summary)),
  payloadHash: z.optional(upTo(bounds.hash)),
  /** Both readings of the words where two readers differ, in JSON: what waits for a yes offers them. */
  readings: z.optional(upTo(bounds.readings)),
  /** Set while the action can still be taken back. */
  undoUntil: z.optional(storedTime),
  /** When a scheduled action will run. */
  runAt: z.optional(storedTime),
});
export type SmartTaskDocument = z.output<typeof smartTaskDocument>;

/** How many attempts to handle it failed; after too many it is set aside. */
const failures = z._default(z.int(), 0);

export const reminderStatuses = ['pending', 'sent', 'done', 'cancelled'] as const;

/** users/{uid}/reminders/{id}: the truth about when something is due. Written by the server; the person sets done or cancelled. */
export const reminderDocument = z.object({
  task: upTo(bounds.summary),
  notes: z.nullable(upTo(bounds.message)),
  priority,
  status: z.enum(reminderStatuses),
  dueAt: storedTime,
  timeZone: z.string(),
  recurrence: z.nullable(z.string()),
  /** The regular time of a snoozed reminder that repeats: the series counts on from here, not from the snooze. */
  anchorAt: z.nullable(storedTime),
  /** Raised whenever dueAt changes, so that an old queue task finds itself outdated. */
  revision: z.number(),
  createdAt: storedTime,
  originalText: z.optional(upTo(bounds.command)),
  calendarEventId: z.nullable(z.string()),
  deliveredAt: z.nullable(storedTime),
  lateMs: z.nullable(z.number()),
  /** When the sweeper looks at it, even if its queue task was lost; null when no work is left. */
  attendAt: z.nullable(storedTime),
  failures,
});
export type ReminderDocument = z.output<typeof reminderDocument>;

const notice = {
  title: upTo(bounds.summary),
  body: upTo(bounds.message),
  dueAt: storedTime,
  createdAt: storedTime,
  lateMs: z.number(),
  read: z.boolean(),
};

/** One delivery of a reminder makes one, in the same transaction as the claim. Its title is exactly the task. */
const reminderNotification = z.object({ type: z.literal('reminder'), reminderId: z.string(), ...notice });

/** Why a scheduled action did not leave at its time. */
export const notLeftReasons = ['reauth', 'too-late', 'failed'] as const;

/** A scheduled action that did not leave, told in the same transaction that gives it up. Its title says what it was. */
const actionNotification = z.object({
  type: z.literal('action'),
  reason: z.enum(notLeftReasons),
  ...notice,
});
export type ActionNotification = z.output<typeof actionNotification>;

/**
 * A job that failed again and again, and was set aside. The title says what it was; it is empty if that could not be
 * read.
 */
const setAsideNotification = z.object({
  type: z.literal('set-aside'),
  what: z.enum(['reminder', 'action']),
  ...notice,
});
export type SetAsideNotification = z.output<typeof setAsideNotification>;

/** users/{uid}/notifications/{id}. */
export const notificationDocument = z.discriminatedUnion('type', [
  reminderNotification,
  actionNotification,
  setAsideNotification,
]);
export type NotificationDocument = z.output<typeof notificationDocument>;

export const outboxStatuses = [
  'accepted',
  'held',
  'scheduled',
  'claimed',
  'done',
  'failed',
  'uncertain',
  'cancelled',
] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** users/{uid}/outbox/{key}: the action ledger. One entry an intent; the key is made by the client before the first try. */
export const outboxDocument = z.object({
  actionType: z.enum(actionTypes),
  /** Null once its words are forgotten: core/domain/retention.ts, `ledgerWords`. */
  payload: z.nullable(anyPayload),
  payloadHash: z.string(),
  status: z.enum(outboxStatuses),
  createdAt: storedTime,
  updatedAt: storedTime,
  /** When a held or scheduled action leaves. */
  runAt: z.nullable(storedTime),
  /** Until when the person may take it back. */
  undoUntil: z.nullable(storedTime),
  taskId: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  /** When the sweeper looks at it, even if its queue task was lost; null once it is settled. */
  attendAt: z.nullable(storedTime),
  failures,
  /** Who holds the claim, and the time after which recovery may ask the provider. */
  claim: z.nullable(z.object({ by: z.string(), until: storedTime })),
  result: z.nullable(anyPayload),
  failure: z.nullable(
    z.object({
      kind: z.enum(failureKinds),
      /** As core/failures/reason.ts has it. */
      reason: z._default(upTo(bounds.summary), 'unknown'),
      retryAfterSeconds: z.optional(z.number()),
    }),
  ),
  /** The rule of the inbox whose run this is, and on how many mails it was to act. */
  ruleId: z.optional(id),
  ruleMails: z.optional(z.int()),
  /** The number of recipients, once the words that named them are forgotten. */
  recipients: z.optional(z.int()),
  /** How to take it back once done; null if that is impossible. */
  inverse: z.nullable(z.object({ kind: z.string(), id: z.string() })),
});
export type OutboxDocument = z.output<typeof outboxDocument>;

export const integrationStatuses = ['connected', 'disconnected', 'error'] as const;

/** users/{uid}/integrations/{id}: status only, never a secret. */
export const integrationDocument = z.object({
  status: z.enum(integrationStatuses),
  account: z.nullable(z.string()),
  lastSync: z.nullable(storedTime),
  /** When the first call failed, while it is an error. Those that broke before this was kept have none. */
  brokenSince: z.optional(z.nullable(storedTime)),
});
export type IntegrationDocument = z.output<typeof integrationDocument>;

const clockTime = upTo(5).check(z.regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/));

/** users/{uid}: profile fields, rule data.profile.1, plus settings. */
export const userDocument = z.object({
  fullName: z.optional(upTo(bounds.profileField)),
  email: z.optional(upTo(bounds.profileField)),
  dob: z.optional(upTo(bounds.profileField)),
  city: z.optional(upTo(bounds.profileField)),
  hobbies: z.optional(upTo(bounds.profileField)),
  about: z.optional(upTo(bounds.profileAbout)),
  settings: z.optional(
    z.object({
      language: z.optional(z.enum(['en', 'he'])),
      mode: z.optional(z.enum(['light', 'dark', 'system'])),
      timeZone: z.optional(upTo(bounds.timeZone)),
      holdMs: z.optional(z.literal(holdChoicesMs)),
      /** How the inbox lists messages; cards if absent. Rule inbox.density.1. */
      inboxDensity: z.optional(z.enum(inboxDensities)),
      /** The inbox has offered its densities once. Rule inbox.density.2. */
      densityOffered: z.optional(z.literal(true)),
      /** Mails of newcomers stay out of the list until they are let in. Rule inbox.newcomers.2. */
      holdsNewcomers: z.optional(z.literal(true)),
      /** Added below new mails. */
      signature: z.optional(upTo(bounds.signature)),
      /** The person's texts and voice go neither to a language model nor to speech recognition. */
      modelsOff: z.optional(z.literal(true)),
      /** Hours without pushes, in the person's local time. */
      quietHours: z.optional(z.object({ from: clockTime, to: clockTime })),
      /** For how many days the ledger keeps an action's words; one day if absent. */
      outboxDays: z.optional(z.int().check(z.minimum(1), z.maximum(mostOutboxDays))),
    }),
  ),
});
export type UserDocument = z.output<typeof userDocument>;

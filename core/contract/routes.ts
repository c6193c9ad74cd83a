import * as z from 'zod/mini';
import { accountRoutes } from './account.ts';
import { actionType, priority } from './actions.ts';
import { channelRoutes } from './channels.ts';
import { chatRoutes } from './chat.ts';
import { consentAnswer, nonceHash } from './consent.ts';
import { contactRoutes, resolvedRecipient } from './contacts.ts';
import { peopleRoutes } from './people.ts';
import type { FailureKind } from './errors.ts';
import { clock, id, ok, optionalId, providerId } from './fields.ts';
import { inboxRoutes } from './inbox.ts';
import { inboxRuleRoutes } from './inbox-rules.ts';
import { linkRoutes } from './linked-accounts.ts';
import { sentPayload } from './payload.ts';
import { pushRoutes } from './push.ts';
import { doubt, doubtAt, readingRoutes } from './readings.ts';
import { serviceRoutes } from './services.ts';
import { uploadRoutes } from './uploads.ts';
import { storedText } from './text.ts';
import { isoTime, wishedTime } from './time.ts';

const payload = z.record(z.string(), z.unknown());

const proposal = {
  actionType: z.union([actionType, z.literal('unknown')]),
  summary: z.string(),
  payload,
  payloadHash: z.string(),
  confidence: z.number(),
};

export const smartTaskRequest = z.object({
  command: z.string().check(z.trim(), z.minLength(2), z.maxLength(10_000)),
  userId: id,
  sessionId: optionalId,
  /** Doubts of an earlier reading of the same words that the person answered: they are not asked about again. */
  answered: z.optional(z.array(z.object(doubtAt)).check(z.maxLength(50))),
  ...clock,
});

/** One of the things that a sentence asks for, as it will be shown. */
const askedAction = {
  ...proposal,
  requiresConfirmation: z.boolean(),
  alternatives: z.array(z.object(proposal)),
  /** The reasons to ask; empty if all is clear. */
  doubts: z.array(doubt),
  /** Whom the recipients mean. */
  resolved: z.array(resolvedRecipient),
  /** When the text asks for a later send; ISO with offset. */
  runAt: z.optional(z.nullable(isoTime)),
};

export const smartTaskReply = z.object({
  success: z.literal(true),
  ...askedAction,
  /** Where the hub's literal rule sends these words. */
  route: z.enum(['task', 'search', 'conversation']),
  source: z.enum(['rules', 'model']),
  /** Everything that the words ask for, in their order; the first is the action above. `words` are its own. */
  actions: z.array(z.object({ ...askedAction, words: z.string() })).check(z.minLength(1)),
});

export const executeRequest = z.object({
  userId: id,
  sessionId: optionalId,
  actionType: z.string().check(z.minLength(1), z.maxLength(60)),
  payload: sentPayload,
  /**
   * Made before the first try; the same key never runs twice. A Smart Task uses its own id as the key and ignores this
   * one.
   */
  idempotencyKey: z.optional(id),
  /** Hex SHA-256 of what the person was shown; see core/domain/payload-hash. */
  payloadHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  taskId: z.optional(id),
  messageId: z.optional(id),
  holdMs: z.optional(z.number().check(z.minimum(0), z.maximum(30_000))),
  runAt: z.optional(z.nullable(wishedTime)),
  ...clock,
});

export const executeReply = z.object({
  success: z.literal(true),
  message: z.string(),
  status: z.enum(['held', 'scheduled', 'done']),
  key: z.string(),
  result: z.nullable(payload),
  emailId: z.optional(z.string()),
  eventId: z.optional(z.string()),
  reminderId: z.optional(z.string()),
  undoUntil: z.optional(z.nullable(isoTime)),
});

export const undoRequest = z.object({ userId: z.optional(id), key: id });
export const undoReply = z.object({
  success: z.literal(true),
  status: z.enum(['cancelled', 'inverted', 'already-delivered']),
  message: z.string(),
});

export const deleteReminderRequest = z.object({
  userId: id,
  reminderId: id,
  calendarEventId: z.optional(z.nullable(providerId)),
  accessToken: z.optional(z.nullable(z.string())),
});

/** Moves a reminder, snoozes it or changes its words. One that was delivered waits again. */
export const updateReminderRequest = z.object({
  userId: z.optional(id),
  reminderId: id,
  /** The new time; of a repeating one, for all times to come. */
  reminderTime: z.optional(wishedTime),
  /** Only this once; a repeating one then goes on as before. */
  snoozeUntil: z.optional(wishedTime),
  task: z.optional(storedText(2_000).check(z.trim(), z.minLength(1))),
  notes: z.optional(z.nullable(storedText(100_000))),
  priority: z.optional(priority),
});

/** What was to be remembered is done. Of a repeating reminder only the time with this revision, if it is given. */
export const finishReminderRequest = z.object({
  userId: z.optional(id),
  reminderId: id,
  revision: z.optional(z.int().check(z.nonnegative())),
});

/** An open page noticed that the reminder is due; the server decides, and delivers at most once. */
export const claimReminderRequest = z.object({ userId: z.optional(id), reminderId: id });

/** Starts Google's code flow. `verifier` stays on the server; `nonceHash` ties the state to this browser. */
export const googleStartRequest = z.object({
  nonceHash,
  /** Address to come back to: this app's own callback route. */
  redirectUri: z.url(),
  loginHint: z.optional(z.string().check(z.maxLength(320))),
});
export const googleStartReply = z.object({ success: z.literal(true), authUrl: z.url(), state: z.string() });

export const googleExchangeReply = z.object({
  success: z.literal(true),
  /** For signInWithCredential. */
  idToken: z.string(),
  accessToken: z.string(),
  expiresInSeconds: z.number(),
  email: z.string(),
  /** Signed-out flows claim the stored grant with it after signing in; null when it is already the person's. */
  ticket: z.nullable(z.string()),
});
export const googleClaimRequest = z.object({ ticket: z.string().check(z.minLength(16), z.maxLength(200)) });

/**
 * Every call of the API. Server validation, the typed client, docs/openapi.json and the test that table and
 * mounted routes agree all come from here. Rule calls.table.1.
 */
export const routes = {
  legacySmartTask: {
    method: 'POST',
    path: '/api/actions/legacy-smart-task',
    auth: 'user',
    body: smartTaskRequest,
    reply: smartTaskReply,
    limit: 'call',
  },
  execute: {
    method: 'POST',
    path: '/api/action-engine/execute',
    auth: 'user',
    body: executeRequest,
    reply: executeReply,
    limit: 'execution',
    failures: ['unverified'],
  },
  undo: {
    method: 'POST',
    path: '/api/action-engine/undo',
    auth: 'user',
    body: undoRequest,
    reply: undoReply,
    limit: 'call',
  },
  deleteReminder: {
    method: 'POST',
    path: '/api/reminders/delete',
    auth: 'user',
    body: deleteReminderRequest,
    reply: ok,
    limit: 'call',
  },
  updateReminder: {
    method: 'POST',
    path: '/api/reminders/update',
    auth: 'user',
    body: updateReminderRequest,
    reply: z.object({ success: z.literal(true), reminderTime: isoTime }),
    limit: 'call',
    failures: ['not-found'],
  },
  finishReminder: {
    method: 'POST',
    path: '/api/reminders/finish',
    auth: 'user',
    body: finishReminderRequest,
    reply: ok,
    limit: 'call',
    failures: ['not-found'],
  },
  claimReminder: {
    method: 'POST',
    path: '/api/reminders/claim',
    auth: 'user',
    body: claimReminderRequest,
    reply: z.object({ success: z.literal(true), delivered: z.boolean() }),
    limit: 'call',
  },
  googleStart: {
    method: 'POST',
    path: '/api/google/start',
    auth: 'optional',
    body: googleStartRequest,
    bodyBytes: 16_000,
    reply: googleStartReply,
    limit: 'sign-in-start',
  },
  googleExchange: {
    method: 'POST',
    path: '/api/google/exchange',
    auth: 'optional',
    body: consentAnswer,
    bodyBytes: 16_000,
    reply: googleExchangeReply,
    limit: 'sign-in-end',
  },
  googleClaim: {
    method: 'POST',
    path: '/api/google/claim',
    auth: 'user',
    body: googleClaimRequest,
    reply: ok,
    limit: 'call',
  },
  googleDisconnect: {
    method: 'POST',
    path: '/api/google/disconnect',
    auth: 'user',
    body: z.object({}),
    reply: ok,
    limit: 'call',
  },
  ...chatRoutes,
  ...contactRoutes,
  ...peopleRoutes,
  ...readingRoutes,
  ...inboxRoutes,
  ...inboxRuleRoutes,
  ...uploadRoutes,
  ...channelRoutes,
  ...linkRoutes,
  ...pushRoutes,
  ...accountRoutes,
  ...serviceRoutes,
} as const satisfies Record<string, Route>;

export type Route = {
  method: 'GET' | 'POST' | 'PUT';
  /** Hono's notation: /api/inbox-ai/thread/:threadId */
  path: string;
  /** `optional`: a token is verified when one is sent. */
  auth: 'user' | 'optional' | 'public';
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  reply: z.ZodMiniType;
  /** The kind of a successful reply; JSON if absent. */
  answers?: 'file' | 'text';
  /** Largest body; 1 MB where absent. */
  bodyBytes?: number;
  /** The rate limit that counts it. Rule calls.rate.1. */
  limit: 'call' | 'execution' | 'chat' | 'transcription' | 'webhook' | 'sign-in-start' | 'sign-in-end';
  /** Streams its reply as events to whoever accepts text/event-stream. */
  streams?: true;
  /** Kinds of failure it may answer beyond those of every route (invalid, unauthenticated, forbidden, rate-limited, unknown). */
  failures?: readonly FailureKind[];
};
export type RouteName = keyof typeof routes;

import * as z from 'zod/mini';
import { actionType } from './actions.ts';
import { bounds } from './bounds.ts';
import { errorReply } from './errors.ts';
import { id } from './fields.ts';
import { sentPayload } from './payload.ts';
import { storedText } from './text.ts';
import { isoTime, timeZoneName, wishedTime } from './time.ts';

/** How much of a conversation is sent with a question: its newest messages, the longest of them cut. */
export const chatContextBounds = { messages: 50, content: 4_000 } as const;

const contextMessage = z.object({
  role: z.enum(['user', 'assistant', 'system']),
  content: z.string().check(z.maxLength(bounds.message)),
  timestamp: z.optional(z.union([z.string(), z.number(), z.null()])),
});

/** How many cards of one reply are sent with what is said next. */
export const mostWaitingCards = 10;

/** A card that waits for a yes, as it stands on the page. The server words it anew, and runs nothing. */
const waitingCard = z.object({
  /** Of its message. */
  id,
  actionType,
  payload: sentPayload,
  runAt: z.optional(z.nullable(isoTime)),
});

/** Both chat calls. Rule calls.chat.1. */
export const chatRequest = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.message)),
  userId: id,
  sessionId: z.optional(z.nullable(id)),
  context: z.optional(
    z.object({
      userId: z.optional(id),
      sessionId: z.optional(z.nullable(id)),
      messages: z._default(z.array(contextMessage).check(z.maxLength(chatContextBounds.messages)), []),
    }),
  ),
  /** The cards of the newest reply that still wait: what is said may correct them or call them off. Rule chat.correction.1. */
  waiting: z.optional(z.array(waitingCard).check(z.maxLength(mostWaitingCards))),
  /** The second call of a search: runs it. `searchQuery` is what the first reply asked for, the message itself else. */
  executeSearch: z.optional(z.boolean()),
  searchQuery: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
  /**
   * What the text is for. `summarize`: summarise the message, or the context if the message only asks for a summary.
   * Without a model the answer is an extract (core/domain/summary) with `source: 'rules'`.
   */
  purpose: z.optional(z.enum(['chat', 'summarize'])),
  /**
   * The id under which the client will store the reply, and the key of the turn. The same id again gets the same reply,
   * or joins the one that is still being written. Kept for ten minutes; without an id the reply is not kept.
   */
  replyId: z.optional(id),
  /** The person's message that is answered. */
  messageId: z.optional(id),
  now: z.optional(wishedTime),
  timeZone: z.optional(timeZoneName),
  locale: z.optional(storedText(35)),
});

const proposedAction = z.object({
  actionType,
  summary: z.string(),
  /** As it will leave; `access_token` is never part of it. */
  payload: z.record(z.string(), z.unknown()),
  /** Hash of the two above; see core/domain/payload-hash. */
  payloadHash: z.string(),
  /** When the words ask for a later send; ISO with offset. */
  runAt: z.optional(z.nullable(isoTime)),
  /** What the second reader takes the words for, where the two differ. */
  other: z.optional(z.object({ actionType, payload: z.record(z.string(), z.unknown()) })),
});

export const chatSource = z.object({ title: z.string(), url: z.string() });

const chatSuggestion = z.object({
  label: z.string(),
  message: z.string().check(z.maxLength(bounds.message)),
});

export const chatReply = z.object({
  success: z.literal(true),
  /** Markdown. Empty for a reply that was stopped before its first word. */
  message: z.string(),
  /** True: a search is to follow, in a second call with `executeSearch`. */
  isProcessing: z.boolean(),
  searchQuery: z.nullable(z.string()),
  requiresConfirmation: z.boolean(),
  /** The proposed actions. Without `requiresConfirmation` the client runs them at once. */
  actions: z.array(proposedAction),
  /**
   * Those of `waiting` that wait no longer: a proposal of this reply takes their place, or they were called off. The
   * client stores that together with the reply, or where one of them was confirmed meanwhile, neither.
   */
  withdraws: z.optional(z.array(id).check(z.maxLength(mostWaitingCards))),
  /** Where a search found its answer. */
  sources: z.array(chatSource),
  /**
   * What may have been meant, each a message to send: other readings, at most two, or three where none was chosen, and
   * then the web; or which of several meetings or reminders is to be changed.
   */
  suggestions: z.optional(z.array(chatSuggestion).check(z.maxLength(4))),
  source: z.enum(['rules', 'model']),
});

/** Stops the writing of a reply; the text so far becomes the reply. */
export const chatCancelRequest = z.object({ userId: z.optional(id), replyId: id });
export const chatCancelReply = z.object({ success: z.literal(true) });

/**
 * With `Accept: text/event-stream` the chat calls answer events, each `event: <name>` and one line of JSON as `data`.
 * Any number of `token`, then one `done` or one `error`; the tokens of a reply that is joined begin with all its text
 * so far. Lines that begin with a colon keep the connection alive. A refusal before the first event is an ordinary
 * JSON error with its status.
 */
export const chatEvents = {
  /** Text to append. */
  token: z.object({ text: z.string() }),
  /** The whole reply; its `message` replaces what was appended. */
  done: chatReply,
  error: errorReply,
} as const;
export type ChatEventName = keyof typeof chatEvents;

/** Rows for the route table in routes.ts. `streams`: see chatEvents. */
export const chatRoutes = {
  chat: {
    method: 'POST',
    path: '/api/command-center/chat',
    auth: 'user',
    body: chatRequest,
    reply: chatReply,
    limit: 'chat',
    streams: true,
  },
  /** The same shape, for the flow that begins on the hub. */
  gptChat: {
    method: 'POST',
    path: '/api/gpt/chat',
    auth: 'user',
    body: chatRequest,
    reply: chatReply,
    limit: 'chat',
    streams: true,
  },
  chatCancel: {
    method: 'POST',
    path: '/api/command-center/chat/cancel',
    auth: 'user',
    body: chatCancelRequest,
    reply: chatCancelReply,
    limit: 'call',
  },
} as const;

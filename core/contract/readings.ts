import * as z from 'zod/mini';
import { bounds } from './bounds.ts';
import { doubtKinds } from './doubts.ts';
import { clock } from './fields.ts';
import { commandIntents } from './intents.ts';

const place = z.int().check(z.nonnegative());

/** A doubt about the reading, and its place in the command (UTF-16 offsets). */
export const doubtAt = { kind: z.enum(doubtKinds), start: place, end: place };

export const doubt = z.object({
  ...doubtAt,
  /** The word that was read instead of the written one. */
  meant: z.optional(z.string()),
});

const said = z.nullable(z.string());

/** An action and its slots as the words say them: names as written, no address looked up; null where nothing is said. */
const proposal = {
  intent: z.enum(commandIntents),
  slots: z.record(z.string(), z.union([said, z.readonly(z.array(z.string()))])),
};

const slotName = z.enum([
  'intent',
  'sendAt',
  'preview',
  'to',
  'cc',
  'bcc',
  'subject',
  'body',
  'title',
  'startTime',
  'endTime',
  'attendees',
  'description',
  'location',
  'task',
  'reminderTime',
  'priority',
  'notes',
  'recurrence',
  'due',
  'message',
  'query',
]);

const reading = z.object({
  ...proposal,
  words: z.string(),
  spans: z.readonly(z.array(z.object({ start: place, end: place, slot: slotName, certain: z.boolean() }))),
  doubts: z.readonly(z.array(doubt)),
  /** Other readings, best first. */
  alternatives: z.readonly(z.array(z.object(proposal))),
  sendAt: said,
});

/** The words of a command box while somebody types. Not trimmed: the places of the answer are places in the box. */
const readingsRequest = z.object({
  command: z.string().check(z.minLength(2), z.maxLength(bounds.command)),
  ...clock,
});

/** Everything that the words ask for, in their order, as both readers have it: core/language/reading.ts. */
const readingsReply = z.object({
  success: z.literal(true),
  actions: z.readonly(z.array(reading)),
});

export const readingRoutes = {
  readings: {
    method: 'POST',
    path: '/api/actions/readings',
    auth: 'user',
    body: readingsRequest,
    reply: readingsReply,
    limit: 'call',
  },
} as const;

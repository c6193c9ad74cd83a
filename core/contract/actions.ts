import * as z from 'zod/mini';
import { actionTypes } from './action-types.ts';
import { isoTime } from './time.ts';

export const actionType = z.enum(actionTypes);
export type ActionType = z.infer<typeof actionType>;

const oneOrMany = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  // The meeting form sends all it was given as one item. Spec section 5.
  z.transform((value) => [value].flat().flatMap((item) => item.split(','))),
);
const addresses = z.pipe(
  oneOrMany,
  z.transform((list) => list.map((item) => item.trim()).filter((item) => item !== '')),
);
const text = z.string().check(z.maxLength(100_000));
const maybeText = z.optional(z.nullable(text));

/** Recurrence as Google Calendar takes it, without the prefix: FREQ=WEEKLY;BYDAY=SU. RFC 5545, 3.3.10. */
const recurrenceRule = z
  .string()
  .check(z.maxLength(200), z.regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/));

/** A reminder also repeats within a day: the server fires it, where a calendar could not. */
export const reminderRule = z
  .string()
  .check(z.maxLength(200), z.regex(/^FREQ=(MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/));

export const priorities = ['low', 'medium', 'high'] as const;
export const priority = z.enum(priorities);
export type Priority = z.infer<typeof priority>;

export const sendEmailPayload = z.object({
  to: addresses.check(z.minLength(1), z.maxLength(100)),
  subject: maybeText,
  body: text.check(z.minLength(1)),
  isHtml: z.optional(z.boolean()),
  /** Gmail ids of the mail that this one answers. */
  replyTo: z.optional(z.object({ messageId: z.string(), threadId: z.string() })),
});

export const createEventPayload = z.object({
  title: z.optional(text),
  summary: maybeText,
  /** ISO with offset; without one it is the person's local time. */
  startTime: z.string().check(z.minLength(16), z.maxLength(40)),
  endTime: maybeText,
  attendees: z.optional(z.nullable(addresses)),
  description: maybeText,
  reminders: z.optional(
    z.object({
      useDefault: z.boolean(),
      overrides: z.optional(
        z.array(z.object({ method: z.enum(['popup', 'email']), minutes: z.number().check(z.nonnegative()) })),
      ),
    }),
  ),
  /** Google Calendar RRULE lines for a repeating meeting. */
  recurrence: z.optional(z.nullable(recurrenceRule)),
  /** Of an event that is a reminder; see core/domain/reminder. */
  priority: z.optional(z.nullable(priority)),
});

export const reminderPayload = z.object({
  task: text.check(z.minLength(1), z.maxLength(2000)),
  reminderTime: z.optional(z.nullable(isoTime)),
  priority: z.optional(z.nullable(priority)),
  notes: maybeText,
  recurrence: z.optional(z.nullable(reminderRule)),
});

export const createTaskPayload = z.object({
  title: text.check(z.minLength(1), z.maxLength(2000)),
  due: z.optional(z.nullable(z.string())),
});

export const sendWhatsappPayload = z.object({
  to: z.string().check(z.minLength(1), z.maxLength(200)),
  message: text.check(z.minLength(1)),
});

export const sendMessagePayload = z.object({
  platform: z.enum(['messenger', 'instagram']),
  to: z.string().check(z.minLength(1), z.maxLength(200)),
  message: text.check(z.minLength(1)),
});

export const searchPayload = z.object({ query: text.check(z.minLength(1), z.maxLength(2000)) });

export const naturalLanguagePayload = z.object({ command: text.check(z.minLength(2), z.maxLength(10_000)) });

/** The payload of each action. `access_token` may stand beside it in a call and is never part of it. */
export const actionPayloads = {
  send_email: sendEmailPayload,
  create_event: createEventPayload,
  create_task: createTaskPayload,
  reminder: reminderPayload,
  send_whatsapp: sendWhatsappPayload,
  search: searchPayload,
  natural_language_action: naturalLanguagePayload,
  send_sms: sendWhatsappPayload,
  send_message: sendMessagePayload,
} as const;
export type ActionPayloads = { [T in ActionType]: z.output<(typeof actionPayloads)[T]> };

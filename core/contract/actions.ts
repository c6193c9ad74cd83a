import * as z from 'zod/mini';
import { actionTypes } from './action-types.ts';
import { bounds, payloadBounds } from './bounds.ts';
import { providerId } from './fields.ts';
import { eventRule, reminderRule } from './recurrence-rules.ts';
import { storedText } from './text.ts';
import { wishedTime } from './time.ts';

export const actionType = z.enum(actionTypes);
export type ActionType = z.infer<typeof actionType>;

const text = storedText(100_000);
const maybeText = z.optional(z.nullable(text));
const oneOrMany = z.pipe(
  z.union([text, z.array(text)]),
  // The meeting form sends all it was given as one item. Rule dialogs.meeting.2.
  z.transform((value) => [value].flat().flatMap((item) => item.split(','))),
);
const addresses = z.pipe(
  oneOrMany,
  z.pipe(
    z.transform((list: string[]) => list.map((item) => item.trim()).filter((item) => item !== '')),
    // As many as a calendar takes, and longer than any address with the name of its owner.
    z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200)),
  ),
);
const party = storedText(200).check(z.minLength(1));
const maybeParties = z.optional(z.nullable(storedText(bounds.parties)));

export const priorities = ['low', 'medium', 'high'] as const;
export const priority = z.enum(priorities);
export type Priority = z.infer<typeof priority>;

export const sendEmailPayload = z.object({
  to: addresses.check(z.minLength(1), z.maxLength(100)),
  /** Addresses with commas between them. */
  cc: maybeParties,
  bcc: maybeParties,
  subject: maybeText,
  body: text.check(z.minLength(1)),
  isHtml: z.optional(z.boolean()),
  /** Gmail ids of the mail that this one answers. */
  replyTo: z.optional(z.object({ messageId: providerId, threadId: providerId })),
  /** Gmail's id of the mail whose attachments go along. */
  forwards: z.optional(z.nullable(providerId)),
});

export const createEventPayload = z.object({
  title: z.optional(text),
  summary: maybeText,
  /** ISO with offset; without one it is the person's local time. */
  startTime: z.string().check(z.minLength(16), z.maxLength(40)),
  endTime: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  attendees: z.optional(z.nullable(addresses)),
  description: maybeText,
  reminders: z.optional(
    z.object({
      useDefault: z.boolean(),
      overrides: z.optional(
        z
          .array(z.object({ method: z.enum(['popup', 'email']), minutes: z.number().check(z.nonnegative()) }))
          .check(z.maxLength(payloadBounds.overrides)),
      ),
    }),
  ),
  recurrence: z.optional(z.nullable(eventRule)),
  /** Of an event that is a reminder; see core/domain/reminder. */
  priority: z.optional(z.nullable(priority)),
});

export const reminderPayload = z.object({
  task: text.check(z.minLength(1), z.maxLength(2000)),
  reminderTime: z.optional(z.nullable(wishedTime)),
  priority: z.optional(z.nullable(priority)),
  notes: maybeText,
  recurrence: z.optional(z.nullable(reminderRule)),
});

export const createTaskPayload = z.object({
  title: text.check(z.minLength(1), z.maxLength(2000)),
  due: z.optional(z.nullable(storedText(100))),
});

export const sendWhatsappPayload = z.object({
  to: party,
  message: text.check(z.minLength(1)),
});

export const sendMessagePayload = z.object({
  platform: z.enum(['messenger', 'instagram']),
  to: party,
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

/** The test set: commands that people type, and their meaning. One JSON object on each line in `commands/`. */
import { readFileSync } from 'node:fs';
import { type Context, type Intent, intents } from '@crocodile-hub/core/language/reading';
import * as z from 'zod';

const slotValue = z.union([z.string(), z.array(z.string()), z.null()]);

const example = z.strictObject({
  id: z.string(),
  text: z.string(),
  intent: z.enum(intents),
  /** The slots of the text; a missing slot must be null. */
  slots: z.record(z.string(), slotValue).default({}),
  /** Further answers that are right too. */
  also: z.record(z.string(), z.array(slotValue)).default({}),
  /** Slots that people would fill in different ways; not judged. */
  free: z.array(z.string()).default([]),
  /** Intents that are also right, with any slots. */
  or: z.array(z.string()).default([]),
  asksPreview: z.boolean().default(false),
  now: z.string().default('2026-11-20T09:30:00+02:00'),
  timeZone: z.string().default('Asia/Jerusalem'),
  country: z.string().default('IL'),
});

export type Example = z.infer<typeof example>;
export type SlotValue = z.infer<typeof slotValue>;
export type Language = 'en' | 'he';
export type Part = 'dev' | 'scored';

export const languages: readonly Language[] = ['en', 'he'];

export function examples(language: Language, part: Part): readonly Example[] {
  const file = new URL(`commands/${language}.${part}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(exampleFrom);
}

export function exampleFrom(line: string): Example {
  return example.parse(JSON.parse(line));
}

export function contextOf({ now, timeZone, country }: Example): Context {
  return { now, timeZone, country };
}

export const judgedSlots: Readonly<Record<Intent, readonly string[]>> = {
  send_email: ['to', 'cc', 'bcc', 'subject', 'body', 'sendAt'],
  create_event: ['title', 'startTime', 'endTime', 'attendees', 'description', 'day', 'repeats'],
  reminder: ['task', 'reminderTime', 'priority', 'notes', 'recurrence'],
  create_task: ['title', 'due'],
  send_whatsapp: ['to', 'message', 'sendAt'],
  search: ['query'],
  none: [],
};

export const timeSlots: ReadonlySet<string> = new Set([
  'startTime',
  'endTime',
  'reminderTime',
  'due',
  'sendAt',
  'day',
]);

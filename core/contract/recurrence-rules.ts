/** Repetition in requests. It is apart from its reader, which the language engine loads without zod. */
import * as z from 'zod/mini';
import { longestRule, readRecurrence } from './recurrence.ts';

const text = z.string().check(z.maxLength(longestRule));

/** A reminder's rule: only what the server itself can count, also within a day. */
export const reminderRule = text.check(
  z.regex(/^FREQ=(MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/),
  z.refine((rule) => readRecurrence(rule)?.isForCalendars === false, 'not a rule of repetition'),
);

/** An event's rule: the calendar counts it, and has no repetition within a day. */
export const eventRule = text.check(
  z.regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/),
  z.refine((rule) => readRecurrence(rule) !== null, 'not a rule of repetition'),
);

/** What a request may say of repetition. Apart from its reader, which the language engine loads without zod. */
import * as z from 'zod/mini';
import { longestRule, readRecurrence } from './recurrence.ts';

const text = z.string().check(z.maxLength(longestRule));

/** What a reminder's rule may say: what the server can count itself, also within a day. */
export const reminderRule = text.check(
  z.regex(/^FREQ=(MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/),
  z.refine((rule) => readRecurrence(rule)?.isForCalendars === false, 'not a rule of repetition'),
);

/** What an event's rule may say: the calendar counts it, and knows no repetition within a day. */
export const eventRule = text.check(
  z.regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/),
  z.refine((rule) => readRecurrence(rule) !== null, 'not a rule of repetition'),
);

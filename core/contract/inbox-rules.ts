import * as z from 'zod/mini';
import { bounds } from './bounds.ts';
import { tagLength } from './inbox.ts';
import { storedTime } from './time.ts';

const upTo = (length: number) => z.string().check(z.maxLength(length));

/** What a rule does with each mail that it fits. */
export const ruleVerbs = ['archive', 'tag', 'star', 'read', 'trash'] as const;
export type RuleVerb = (typeof ruleVerbs)[number];

/** Which mails of the inbox a rule fits: all that it names must hold. An empty or false condition asks for nothing. */
const conditions = {
  /** Addresses, or domains as `@example.com`, with a space between; one of them is the sender's. */
  from: upTo(bounds.ruleFrom),
  /** Words that all stand in the subject. */
  subject: upTo(bounds.ruleWords),
  /** Sent by a list. */
  newsletters: z.boolean(),
  unread: z.boolean(),
  files: z.boolean(),
  /** The rule waits until the mail is so old. */
  days: z.int().check(z.minimum(0), z.maximum(bounds.ruleDays)),
};

/** users/{uid}/inboxRules/{id}: what the person wants done with mails of a kind, again and again. Rule inbox.rules.1. */
export const inboxRuleDocument = z.object({
  /** As the person said it. */
  sentence: upTo(bounds.ruleSentence),
  ...conditions,
  does: z.enum(ruleVerbs),
  /** Empty unless it tags. */
  tag: upTo(tagLength),
  isOn: z.boolean(),
  createdAt: storedTime,
});
export type InboxRule = z.output<typeof inboxRuleDocument>;

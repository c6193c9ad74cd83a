import * as z from 'zod/mini';
import { bounds, ruleActs } from './bounds.ts';
import { id, providerId } from './fields.ts';
import { tagLength } from './inbox.ts';
import { storedText } from './text.ts';
import { storedTime } from './time.ts';

const upTo = (length: number) => z.string().check(z.maxLength(length));

/** What a rule does with each mail that it fits. */
export const ruleVerbs = ['archive', 'tag', 'star', 'read', 'trash'] as const;
export type RuleVerb = (typeof ruleVerbs)[number];

const moreVerbs = z.array(z.enum(ruleVerbs)).check(z.maxLength(ruleVerbs.length - 1));

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

/** A rule as words say it. */
export const mailRule = z.object({
  does: z.enum(ruleVerbs),
  /** What else it does; empty for most. */
  also: moreVerbs,
  /** Empty unless it tags. */
  tag: upTo(bounds.ruleSentence),
  ...conditions,
  /** Who sends, in the person's words: a name, an address or a domain; empty for anybody. */
  from: upTo(bounds.ruleSentence),
  /** What it is about; empty for anything. */
  subject: upTo(bounds.ruleSentence),
});
export type MailRule = z.output<typeof mailRule>;

/** users/{uid}/inboxRules/{id}: what the person wants done with mails of a kind, again and again. Rule inbox.rules.1. */
export const inboxRuleDocument = z.object({
  /** As the person said it. */
  sentence: upTo(bounds.ruleSentence),
  ...conditions,
  does: z.enum(ruleVerbs),
  /** What else it does. Rules of before this field do one thing. */
  also: z._default(moreVerbs, []),
  /** Empty unless it tags. */
  tag: upTo(tagLength),
  isOn: z.boolean(),
  createdAt: storedTime,
});
export type InboxRule = z.output<typeof inboxRuleDocument>;

export const inboxRuleRoutes = {
  /** What a sentence says as a rule, by the trained reader: core/reader/rules. Null where it says none. */
  readInboxRule: {
    method: 'POST',
    path: '/api/inbox-ai/rules/reading',
    auth: 'user',
    body: z.object({ sentence: z.string().check(z.minLength(1), z.maxLength(bounds.ruleSentence)) }),
    reply: z.object({
      success: z.literal(true),
      /** `passedOver`: the words that the rule leaves out, in the person's own. */
      guess: z.nullable(z.object({ rule: mailRule, passedOver: z.string() })),
    }),
    limit: 'call',
  },
  /** Runs a kept rule over the mails that its trial has shown. Rule inbox.rules.4. */
  runInboxRule: {
    method: 'POST',
    path: '/api/inbox-ai/rules/:id/run',
    auth: 'user',
    params: z.object({ id }),
    body: z.object({
      mails: z
        .array(
          z.object({
            id: providerId,
            line: storedText(bounds.snoozedLine).check(z.minLength(1)),
            /** What of the rule holds of the mail already, so that Undo leaves it. */
            already: z._default(moreVerbs, []),
          }),
        )
        .check(z.minLength(1), z.maxLength(ruleActs.triedOn)),
    }),
    reply: z.object({ success: z.literal(true), acted: z.int() }),
    limit: 'execution',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
} as const;

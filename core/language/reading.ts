/** What `understand` answers: the action, its slots, how sure it is, and which words said so. */
import type { Contact } from '../contract/contacts.ts';
import type { DoubtKind } from '../contract/doubts.ts';
import type { Intent } from '../contract/intents.ts';

export type { Contact } from '../contract/contacts.ts';
export { intents, type Intent } from '../contract/intents.ts';

export type Context = {
  /** ISO 8601 with offset. */
  readonly now: string;
  /** IANA name. An unknown one falls back to the offset of `now`. */
  readonly timeZone: string;
  /** ISO 3166 alpha-2, for phone numbers, the working week and day-first dates; IL when absent. */
  readonly country?: string;
  readonly contacts?: readonly Contact[];
  readonly locale?: string;
  /** For the training of the confidence: what each chosen reading looks like. */
  readonly observe?: (features: readonly number[]) => void;
};

export type Priority = 'low' | 'medium' | 'high';

/**
 * Slots hold what the text says and null where it says nothing. Times are local ISO 8601 with offset; names are
 * written as in the text without a glued preposition; phone numbers are E.164 with plus.
 */
export type SlotsByIntent = {
  send_email: {
    readonly to: readonly string[] | null;
    /** Who gets a copy, and who gets one that the others do not see. */
    readonly cc: readonly string[] | null;
    readonly bcc: readonly string[] | null;
    readonly subject: string | null;
    readonly body: string | null;
  };
  create_event: {
    readonly title: string | null;
    readonly startTime: string | null;
    readonly endTime: string | null;
    readonly attendees: readonly string[] | null;
    readonly description: string | null;
    /** Only the second reader tells a place from a title. */
    readonly location?: string | null;
  };
  reminder: {
    readonly task: string | null;
    readonly reminderTime: string | null;
    readonly priority: Priority | null;
    readonly notes: string | null;
    /** An RFC 5545 rule without its name, such as `FREQ=WEEKLY;BYDAY=SU`. */
    readonly recurrence: string | null;
  };
  create_task: { readonly title: string | null; readonly due: string | null };
  send_whatsapp: { readonly to: string | null; readonly message: string | null };
  search: { readonly query: string | null };
  none: Readonly<Record<string, never>>;
};

export type SlotName =
  'intent' | 'sendAt' | 'preview' | { [K in Intent]: keyof SlotsByIntent[K] }[Exclude<Intent, 'none'>];

/** Half-open range of UTF-16 offsets in the text as it was given. */
export type Span = {
  readonly start: number;
  readonly end: number;
  readonly slot: SlotName;
  /** False where the words allow another reading, such as a part of day standing for an hour. */
  readonly certain: boolean;
};

/** Something that the reading cannot answer for: the person is asked. */
export type Doubt = {
  readonly kind: DoubtKind;
  /** Half-open range of UTF-16 offsets in the text as it was given. */
  readonly start: number;
  readonly end: number;
  /** What the words were taken for, where they say something else. */
  readonly meant?: string | undefined;
};

export type Proposal = {
  [K in Intent]: { readonly intent: K; readonly slots: SlotsByIntent[K]; readonly confidence: number };
}[Intent];

export type Reading = Proposal & {
  /** The words that ask for this action alone. */
  readonly words: string;
  readonly spans: readonly Span[];
  /** In the order of the text. A reading with a doubt never runs unasked. */
  readonly doubts: readonly Doubt[];
  /** Other readings worth offering, best first; never the chosen one. */
  readonly alternatives: readonly Proposal[];
  /** When a mail or a message should leave, if the text names a time for that. */
  readonly sendAt: string | null;
  /** `YYYY-MM-DD` when a meeting's day is said and its hour is not: fills the form, never the payload. */
  readonly day: string | null;
  /** How a meeting repeats, as in `recurrence` of a reminder. */
  readonly repeats: string | null;
  /** The text asks to see the result before it runs. */
  readonly asksPreview: boolean;
};

/** Everything that a text asks for, in its order; the first action stands in front, and is the only one of most texts. */
export type Understanding = Reading & { readonly actions: readonly [Reading, ...Reading[]] };

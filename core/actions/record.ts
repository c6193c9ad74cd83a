import type * as z from 'zod/mini';

/**
 * A `body` is the text itself, others are about it; `mails` and `phones` are whom it reaches; times, repetitions, choices
 * and what else decides how it leaves are said in words.
 */
export type FieldKind =
  | 'time'
  | 'text'
  | 'body'
  | 'repeat'
  | 'choice'
  | 'mails'
  | 'phones'
  | 'format'
  | 'answers'
  | 'forwards'
  | 'files'
  | 'alerts';

/** How a field is edited in place. */
export type FieldEditor = 'line' | 'text' | 'people' | 'time' | 'priority' | 'platform';

/** A field as a person sees it. Its label is the text `field_<name>` of the web app. */
export type ActionField<Name extends string = string> = {
  readonly field: Name;
  readonly kind: FieldKind;
  /** Without one it cannot be edited. */
  readonly editor?: FieldEditor;
  readonly isRequired?: true;
  /** What tells one action from another of its kind: whom it reaches, or when it is. */
  readonly isTelling?: true;
};

/** One action: what it takes, and how that is shown and edited. What needs no payload stands in its facts. */
export type ActionRecord = {
  /** `access_token` may stand beside it in a call and is never part of it. */
  readonly payload: z.ZodMiniObject;
  /** What a person has to see before they say yes, in the order they would say it. */
  readonly fields: readonly ActionField[];
  /** What a language model may propose: fields that the person sees on the card, and no others. */
  readonly offered?: { readonly description: string; readonly fields: readonly string[] };
};

/** Sentences of an action that a person reads, in both languages. Apart from the record: the server alone says them. */
export type InBothLanguages<Sentences> = { readonly en: Sentences; readonly he: Sentences };

/** When it leaves; it stands beside what is sent, and an empty one means at once. */
export const leaving = { field: 'sendAt', kind: 'time', editor: 'time' } as const satisfies ActionField;

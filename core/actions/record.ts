import type * as z from 'zod/mini';

/**
 * A `body` is the text itself. `mails`, `phones` and `accounts` are recipients. Fields of any other kind are said in words:
 * times, repetitions, choices and other settings of a send.
 */
export type FieldKind =
  | 'time'
  | 'text'
  | 'body'
  | 'repeat'
  | 'choice'
  | 'mails'
  | 'phones'
  | 'accounts'
  | 'format'
  | 'answers'
  | 'forwards'
  | 'files'
  | 'alerts';

/** The control that edits a field in place. */
export type FieldEditor = 'line' | 'text' | 'people' | 'time' | 'priority' | 'platform';

/** A field as a person sees it. Its label is the text `field_<name>` of the web app. */
export type ActionField<Name extends string = string> = {
  readonly field: Name;
  readonly kind: FieldKind;
  /** Without one it cannot be edited. */
  readonly editor?: FieldEditor;
  readonly isRequired?: true;
  /** Tells one action from another of its kind: its recipient, or its time. */
  readonly isTelling?: true;
};

/**
 * One action: what it takes, and how that is shown and edited. Facts that need no payload are in
 * core/contract/action-types.
 */
export type ActionRecord = {
  /** A call may send `access_token` beside the payload; it is never part of it. */
  readonly payload: z.ZodMiniObject;
  /** The person must see these before they say yes. They are in the order in which the person would say them. */
  readonly fields: readonly ActionField[];
  /** What a language model may propose: only fields that the card shows. */
  readonly offered?: { readonly description: string; readonly fields: readonly string[] };
};

/** Sentences of an action that a person reads, in both languages. Apart from the record: the server alone says them. */
export type InBothLanguages<Sentences> = { readonly en: Sentences; readonly he: Sentences };

/** The time of the send. It is kept beside the payload; an empty one means at once. */
export const leaving = { field: 'sendAt', kind: 'time', editor: 'time' } as const satisfies ActionField;

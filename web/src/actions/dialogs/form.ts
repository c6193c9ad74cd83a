import { bounds } from '@crocodile-hub/core/contract/bounds';

/** The bounds of fields with several lines or people; other fields have one line. */
const mostOfFields: Readonly<Record<string, number>> = {
  body: bounds.message,
  message: bounds.message,
  description: bounds.message,
  notes: bounds.message,
  question: bounds.message,
  task: bounds.summary,
  attendees: bounds.parties,
};

/** How long a field of a form may be. */
export function mostOf(field: string): number {
  return mostOfFields[field] ?? bounds.line;
}

/** Errors of a form by field, each the key of its text in the catalogue. */
export type FormErrors<F> = Partial<Record<keyof F, FormErrorKey>>;

export type FormErrorKey =
  | 'emailRequired'
  | 'emailInvalid'
  | 'subjectRequired'
  | 'bodyRequired'
  | 'titleRequired'
  | 'meetingDateRequired'
  | 'meetingTimeRequired'
  | 'taskRequired'
  | 'reminderDateRequired'
  | 'reminderTimeRequired'
  | 'questionRequired'
  | 'questionTooShort'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'recipientAndMessage'
  | 'fillSubject'
  | 'emailsInvalid'
  | 'fillFirstName'
  | 'phoneNotEmail';

/** The first field, in the form's order, with an error; it takes the focus on submit. */
export function firstError<F extends object>(order: F, errors: FormErrors<F>): keyof F | undefined {
  return keysOf(order).find((field) => errors[field] !== undefined);
}

export function keysOf<F extends object>(form: F): (keyof F & string)[] {
  // Object.keys forgets which keys they are.
  return Object.keys(form) as (keyof F & string)[];
}

/** A field's text out of a stored payload: a list of one recipient, or the words themselves. */
export function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : '';
}

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
  | 'phoneInvalid';

/** The first field, in the form's order, that has an error: it takes the focus on submit. */
export function firstError<F extends object>(order: F, errors: FormErrors<F>): keyof F | undefined {
  return keysOf(order).find((field) => errors[field] !== undefined);
}

function keysOf<F extends object>(form: F): (keyof F)[] {
  // Object.keys forgets which keys they are.
  return Object.keys(form) as (keyof F)[];
}

/** A field's text out of a stored payload: a list of one recipient, or the words themselves. */
export function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : '';
}

import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { UserDocument } from '@crocodile-hub/core/contract/documents';

/** The fields that the person can edit, in the form's order. Rule profile.form.1. */
export const profileFields = ['dob', 'city', 'hobbies', 'about'] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Typed and unsaved values by field, without the untouched fields. */
export type Edits = Readonly<Partial<Record<ProfileField, string | undefined>>>;

export function mostOf(field: ProfileField): number {
  return field === 'about' ? bounds.profileAbout : bounds.profileField;
}

/** The values in the form: typed, else stored. */
export function valuesOf(stored: UserDocument, edits: Edits): ProfileValues {
  const valueOf = (field: ProfileField) => edits[field] ?? stored[field] ?? '';
  return { dob: valueOf('dob'), city: valueOf('city'), hobbies: valueOf('hobbies'), about: valueOf('about') };
}

/** The edits that differ from the stored values. */
export function changesOf(stored: UserDocument, edits: Edits): Edits {
  return keeping(edits, (field, typed) => typed !== (stored[field] ?? ''));
}

/** The edits that are left after a save: those typed meanwhile. */
export function withoutSaved(edits: Edits, saved: Edits): Edits {
  return keeping(edits, (field, typed) => typed !== saved[field]);
}

function keeping(edits: Edits, isKept: (field: ProfileField, typed: string) => boolean): Edits {
  const kept = profileFields.flatMap((field) => {
    const typed = edits[field];
    return typed !== undefined && isKept(field, typed) ? [[field, typed] as const] : [];
  });
  return Object.fromEntries(kept);
}

export type DobError = 'dobIncomplete' | 'dobInFuture' | 'dobTooLongAgo';

/** No living person was born earlier. */
const earliest = '1900-01-01';

/** The error of a date of birth. ISO dates compare correctly as text. */
export function dobErrorOf(dob: string, today: string): DobError | undefined {
  if (dob > today) return 'dobInFuture';
  return dob !== '' && dob < earliest ? 'dobTooLongAgo' : undefined;
}

export function filledOf(values: ProfileValues): number {
  return profileFields.filter((field) => values[field].trim() !== '').length;
}

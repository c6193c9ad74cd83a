import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { UserDocument } from '@crocodile-hub/core/contract/documents';

/** What the person can change, in the form's order. Rule profile.form.1. */
export const profileFields = ['dob', 'city', 'hobbies', 'about'] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** What the person typed and did not save, by field. An untouched field is none of them. */
export type Edits = Readonly<Partial<Record<ProfileField, string | undefined>>>;

export function mostOf(field: ProfileField): number {
  return field === 'about' ? bounds.profileAbout : bounds.profileField;
}

/** What stands in the fields: what was typed, else what is stored now. */
export function valuesOf(stored: UserDocument, edits: Edits): ProfileValues {
  const valueOf = (field: ProfileField) => edits[field] ?? stored[field] ?? '';
  return { dob: valueOf('dob'), city: valueOf('city'), hobbies: valueOf('hobbies'), about: valueOf('about') };
}

/** The edits that say something else than what is stored. */
export function changesOf(stored: UserDocument, edits: Edits): Edits {
  return keeping(edits, (field, typed) => typed !== (stored[field] ?? ''));
}

/** What is left to save once these were saved: what was typed meanwhile. */
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

/** Nobody alive was born before. */
const earliest = '1900-01-01';

/** Why a date of birth will not do. Dates are ISO, so they compare as texts. */
export function dobErrorOf(dob: string, today: string): DobError | undefined {
  if (dob > today) return 'dobInFuture';
  return dob !== '' && dob < earliest ? 'dobTooLongAgo' : undefined;
}

export function filledOf(values: ProfileValues): number {
  return profileFields.filter((field) => values[field].trim() !== '').length;
}

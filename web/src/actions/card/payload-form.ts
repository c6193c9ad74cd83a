import { catalogue, type PayloadField } from '@crocodile-hub/core/actions/catalogue';
import { type ActionField, type FieldEditor, leaving } from '@crocodile-hub/core/actions/record';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { bounds, channelText, type TextBound } from '@crocodile-hub/core/contract/bounds';
import { channelOf, excessOf } from '@crocodile-hub/core/domain/channel-text';
import { fieldWithoutAddress } from '@crocodile-hub/core/domain/recipients';
import { isoIn } from '../../account/command-clock.ts';
import { fromLocalField, hasOffset, toLocalField } from '@crocodile-hub/core/time/local-field';

/** A field that can be edited before the action is confirmed. */
export type FormField = ActionField<PayloadField> & { editor: FieldEditor };

/** The text in each field; times in the format of their input. */
export type FormValues = Readonly<Partial<Record<PayloadField, string>>>;

type Payload = Readonly<Record<string, unknown>>;

/** In display order; the time to leave comes last. */
export function fieldsOf(type: ActionType): readonly FormField[] {
  const edited = catalogue[type].fields.filter(isEdited);
  return [
    ...edited.filter(({ field }) => field !== leaving.field),
    ...edited.filter(({ field }) => field === leaving.field),
  ];
}

function isEdited(field: ActionField<PayloadField>): field is FormField {
  return field.editor !== undefined;
}

const mostOfEditors: Readonly<Partial<Record<FieldEditor, number>>> = {
  people: bounds.parties,
  text: bounds.message,
};

/** The allowed length of a field's text. What is written on a channel has the channel's; `platform` names it. */
export function mostOf(type: ActionType, { field, editor }: FormField, platform: unknown): TextBound {
  const channel = field === 'message' ? channelOf(type, platform) : null;
  if (channel !== null) return channelText[channel];
  return { most: mostOfEditors[editor] ?? bounds.line, unit: 'characters' };
}

export function toForm(type: ActionType, payload: Payload, timeZone: string): FormValues {
  const entries = fieldsOf(type).map(({ field, editor }) => [field, shown(payload[field], editor, timeZone)]);
  return Object.fromEntries(entries) as FormValues;
}

/**
 * The payload with the typed values. Fields without an editor stay as they were, and emptied ones are removed. An
 * untouched field keeps its exact value, so that looking at an action does not change its hash.
 */
export function fromForm(type: ActionType, payload: Payload, values: FormValues, timeZone: string): Payload {
  const before = toForm(type, payload, timeZone);
  const edited: Record<string, unknown> = { ...payload };
  for (const { field, editor } of fieldsOf(type)) {
    const typed = values[field] ?? '';
    if (typed === before[field]) continue;
    const value = valueOf(typed, editor, timeZone);
    if (value === null) delete edited[field];
    else edited[field] = value;
  }
  return edited;
}

/** The form when the person's time zone has changed: each time is the same moment, by the new clock. */
export function inZone(
  type: ActionType,
  payload: Payload,
  values: FormValues,
  { from, to }: { from: string; to: string },
): FormValues {
  const moved = toForm(type, fromForm(type, payload, values, from), to);
  const times = fieldsOf(type).filter(({ editor }) => editor === 'time');
  return { ...values, ...Object.fromEntries(times.map(({ field }) => [field, moved[field]])) };
}

export function withAddress(
  values: FormValues,
  field: PayloadField,
  { written, address }: { written: string; address: string },
): FormValues {
  const people = (values[field] ?? '').split(/[,;]/).map((one) => one.trim());
  return { ...values, [field]: people.map((one) => (one === written ? address : one)).join(', ') };
}

/**
 * The fields that prevent confirming: empty required ones, names without an address, and values that are too long or
 * not accepted by the action.
 */
export function missingFields(type: ActionType, payload: Payload): readonly PayloadField[] {
  const empty = fieldsOf(type).filter(
    ({ field, isRequired }) => isRequired === true && isEmpty(payload[field]),
  );
  if (empty.length > 0) return empty.map(({ field }) => field);
  const long = fieldsOf(type).filter(
    (one) => excessOf(textOf(payload[one.field]), mostOf(type, one, payload['platform'])) > 0,
  );
  if (long.length > 0) return long.map(({ field }) => field);
  const nameless = fieldWithoutAddress(type, payload);
  if (nameless !== null) return fieldsOf(type).flatMap(({ field }) => (field === nameless ? [field] : []));
  const parsed = catalogue[type].payload.safeParse(payload);
  if (parsed.success) return [];
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return fieldsOf(type).flatMap(({ field }) => (wrong.has(field) ? [field] : []));
}

function shown(value: unknown, editor: FieldEditor, timeZone: string): string {
  const text = textOf(value);
  return editor === 'time' && text !== '' ? toLocalField(localised(text, timeZone)) : text;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}

/** A time without offset is in the person's zone; other times are converted to it. */
function localised(iso: string, timeZone: string): string {
  const instant = hasOffset(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(instant) ? iso : isoIn(timeZone, instant);
}

function valueOf(typed: string, editor: FieldEditor, timeZone: string): unknown {
  if (typed.trim() === '') return null;
  if (editor === 'time') return fromLocalField(typed, timeZone);
  if (editor !== 'people') return editor === 'text' ? typed : typed.trim();
  return typed
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== 'string' || value.trim() === '';
}

import { actionPayloads, type ActionType } from '@crocodile-hub/core/contract/actions';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { fieldWithoutAddress } from '@crocodile-hub/core/domain/recipients';
import { isoIn } from '../../../shared/lib/command-clock.ts';
import { fromLocalField, hasOffset, toLocalField } from './local-field.ts';
import type { PayloadField } from './payload-lines.ts';

/** How a field is edited in place. */
export type FieldEditor = 'line' | 'text' | 'people' | 'time' | 'priority' | 'platform';
export type FormField = { field: PayloadField; editor: FieldEditor; required?: true };

/** What was typed, by field; a time as its field writes it. */
export type FormValues = Readonly<Partial<Record<PayloadField, string>>>;

type Payload = Readonly<Record<string, unknown>>;

const must = { required: true } as const;
/** A time of leaving stands beside what is sent; an empty one means at once. */
const leaves = { field: 'sendAt', editor: 'time' } as const;

/** What can be edited of each action before it is confirmed. */
export const formFields = {
  send_email: [
    { field: 'to', editor: 'people', ...must },
    { field: 'subject', editor: 'line' },
    { field: 'body', editor: 'text', ...must },
    leaves,
  ],
  create_event: [
    { field: 'title', editor: 'line', ...must },
    { field: 'startTime', editor: 'time', ...must },
    { field: 'endTime', editor: 'time' },
    { field: 'attendees', editor: 'people' },
    { field: 'description', editor: 'text' },
  ],
  reminder: [
    { field: 'task', editor: 'line', ...must },
    { field: 'reminderTime', editor: 'time' },
    { field: 'priority', editor: 'priority' },
    { field: 'notes', editor: 'text' },
  ],
  create_task: [
    { field: 'title', editor: 'line', ...must },
    { field: 'due', editor: 'time' },
  ],
  send_whatsapp: [
    { field: 'to', editor: 'line', ...must },
    { field: 'message', editor: 'text', ...must },
    leaves,
  ],
  send_sms: [{ field: 'to', editor: 'line', ...must }, { field: 'message', editor: 'text', ...must }, leaves],
  send_message: [
    { field: 'platform', editor: 'platform', ...must },
    { field: 'to', editor: 'line', ...must },
    { field: 'message', editor: 'text', ...must },
    leaves,
  ],
  search: [{ field: 'query', editor: 'line', ...must }],
  natural_language_action: [{ field: 'command', editor: 'line', ...must }],
} as const satisfies Record<ActionType, readonly FormField[]>;

export function fieldsOf(type: ActionType): readonly FormField[] {
  return formFields[type];
}

/** How long what is typed in a field may be. */
export function mostOf(editor: FieldEditor): number {
  if (editor === 'people') return bounds.parties;
  return editor === 'text' ? bounds.message : bounds.line;
}

/** The payload as its fields show it. */
export function toForm(type: ActionType, payload: Payload, timeZone: string): FormValues {
  const entries = fieldsOf(type).map(({ field, editor }) => [field, shown(payload[field], editor, timeZone)]);
  return Object.fromEntries(entries) as FormValues;
}

/**
 * The payload with what was typed. Fields that nobody edits stay as they were; one that was emptied goes, and one that
 * was not touched keeps its very value, so that looking at an action does not change its hash.
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

/** The form with an address in the place of a name. */
export function withAddress(
  values: FormValues,
  field: PayloadField,
  { written, address }: { written: string; address: string },
): FormValues {
  const people = (values[field] ?? '').split(/[,;]/).map((one) => one.trim());
  return { ...values, [field]: people.map((one) => (one === written ? address : one)).join(', ') };
}

/**
 * The fields that stand in the way of a yes: empty ones that are needed, names where an address has to be, values
 * that are too long or that the action does not take.
 */
export function missingFields(type: ActionType, payload: Payload): readonly PayloadField[] {
  const empty = fieldsOf(type).filter(({ field, required }) => required === true && isEmpty(payload[field]));
  if (empty.length > 0) return empty.map(({ field }) => field);
  const long = fieldsOf(type).filter(({ field, editor }) => textOf(payload[field]).length > mostOf(editor));
  if (long.length > 0) return long.map(({ field }) => field);
  const nameless = fieldWithoutAddress(type, payload);
  if (nameless !== null) return fieldsOf(type).flatMap(({ field }) => (field === nameless ? [field] : []));
  const parsed = actionPayloads[type].safeParse(payload);
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

/** A time without an offset is the person's own; any other is told in their zone. */
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

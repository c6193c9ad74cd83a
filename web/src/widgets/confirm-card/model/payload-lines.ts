import type { ActionType } from '@crocodile-hub/core/contract/actions';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';

/** A `body` is the text itself, others are about it; times, repetitions and choices are said in words. */
type Kind = 'time' | 'text' | 'body' | 'repeat' | 'choice';
type Row = { field: PayloadField; kind: Kind };

export type PayloadField =
  | 'sendAt'
  | 'to'
  | 'subject'
  | 'body'
  | 'message'
  | 'title'
  | 'startTime'
  | 'endTime'
  | 'attendees'
  | 'description'
  | 'task'
  | 'reminderTime'
  | 'recurrence'
  | 'priority'
  | 'notes'
  | 'due'
  | 'query'
  | 'command'
  | 'platform';

export type PayloadLine = { field: PayloadField; kind: Kind; text: string };

const text = (field: PayloadField): Row => ({ field, kind: 'text' });
const time = (field: PayloadField): Row => ({ field, kind: 'time' });
const body = (field: PayloadField): Row => ({ field, kind: 'body' });
const repeat = (field: PayloadField): Row => ({ field, kind: 'repeat' });
const choice = (field: PayloadField): Row => ({ field, kind: 'choice' });

/** What a person has to see of each payload before they say yes, in the order they would say it. */
const rows = {
  send_email: [time('sendAt'), text('to'), text('subject'), body('body')],
  create_event: [
    text('title'),
    time('startTime'),
    time('endTime'),
    text('attendees'),
    text('description'),
    repeat('recurrence'),
  ],
  reminder: [text('task'), time('reminderTime'), repeat('recurrence'), choice('priority'), text('notes')],
  create_task: [text('title'), time('due')],
  send_whatsapp: [time('sendAt'), text('to'), body('message')],
  send_sms: [time('sendAt'), text('to'), body('message')],
  send_message: [time('sendAt'), choice('platform'), text('to'), body('message')],
  search: [text('query')],
  natural_language_action: [text('command')],
} as const satisfies Record<ActionType, readonly Row[]>;

/** The payload, line by line, as it will leave. Lines that hold nothing are left out. */
export function payloadLines(
  actionType: string,
  payload: Readonly<Record<string, unknown>> | null,
): PayloadLine[] {
  const type = resolveActionType(actionType);
  if (type === 'unknown' || payload === null) return [];
  return rows[type].flatMap(({ field, kind }) => {
    const words = wordsOf(payload[field]);
    return words === '' ? [] : [{ field, kind, text: words }];
  });
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  return typeof value === 'string' ? value.trim() : '';
}

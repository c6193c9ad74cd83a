import * as z from 'zod/mini';
import type { ActionType } from '@crocodile-hub/core/contract/actions';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';

/**
 * A `body` is the text itself, others are about it; `mails` and `phones` are whom it reaches; times, repetitions, choices
 * and what else decides how it leaves are said in words.
 */
type Kind =
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
  | 'alerts';
type Row = { field: PayloadField; kind: Kind };

export type PayloadField =
  | 'sendAt'
  | 'to'
  | 'cc'
  | 'bcc'
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
  | 'platform'
  | 'isHtml'
  | 'replyTo'
  | 'forwards'
  | 'reminders';

export type PayloadLine = { field: PayloadField; kind: Kind; text: string };

const text = (field: PayloadField): Row => ({ field, kind: 'text' });
const time = (field: PayloadField): Row => ({ field, kind: 'time' });
const body = (field: PayloadField): Row => ({ field, kind: 'body' });
const repeat = (field: PayloadField): Row => ({ field, kind: 'repeat' });
const choice = (field: PayloadField): Row => ({ field, kind: 'choice' });
const mails = (field: PayloadField): Row => ({ field, kind: 'mails' });
const phones = (field: PayloadField): Row => ({ field, kind: 'phones' });

/** What a person has to see of each payload before they say yes, in the order they would say it. */
const rows = {
  send_email: [
    time('sendAt'),
    mails('to'),
    mails('cc'),
    mails('bcc'),
    text('subject'),
    { field: 'isHtml', kind: 'format' },
    { field: 'replyTo', kind: 'answers' },
    { field: 'forwards', kind: 'forwards' },
    body('body'),
  ],
  create_event: [
    text('title'),
    time('startTime'),
    time('endTime'),
    mails('attendees'),
    text('description'),
    repeat('recurrence'),
    choice('priority'),
    { field: 'reminders', kind: 'alerts' },
  ],
  reminder: [text('task'), time('reminderTime'), repeat('recurrence'), choice('priority'), text('notes')],
  create_task: [text('title'), time('due')],
  send_whatsapp: [time('sendAt'), phones('to'), body('message')],
  send_sms: [time('sendAt'), phones('to'), body('message')],
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
    const words = field === 'title' ? titleOf(payload) : wordsOf(payload[field], kind);
    return words === '' ? [] : [{ field, kind, text: words }];
  });
}

/** A meeting without a title is called by its summary. */
function titleOf({ title, summary }: Readonly<Record<string, unknown>>): string {
  return wordsOf(title, 'text') || wordsOf(summary, 'text');
}

function wordsOf(value: unknown, kind: Kind): string {
  if (kind === 'format') return value === true ? 'html' : '';
  if (kind === 'answers') return typeof value === 'object' && value !== null ? 'mail' : '';
  if (kind === 'alerts') return alertsOf(value);
  if (Array.isArray(value))
    return value
      .map((one) => wordsOf(one, kind))
      .filter(Boolean)
      .join(', ');
  return typeof value === 'string' ? value.trim() : '';
}

const alerts = z.object({
  useDefault: z.literal(false),
  overrides: z._default(z.array(z.object({ method: z.enum(['popup', 'email']), minutes: z.number() })), []),
});

/** As `popup:10 email:60`; `none` where the calendar's own are switched off. */
function alertsOf(value: unknown): string {
  const parsed = alerts.safeParse(value);
  if (!parsed.success) return '';
  return parsed.data.overrides.map(({ method, minutes }) => `${method}:${minutes}`).join(' ') || 'none';
}

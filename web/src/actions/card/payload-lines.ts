import * as z from 'zod/mini';
import { catalogue, type PayloadField } from '@crocodile-hub/core/actions/catalogue';
import type { FieldKind } from '@crocodile-hub/core/actions/record';
import { filesIn } from '@crocodile-hub/core/domain/mail-files';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { type Reach, recipientField } from '@crocodile-hub/core/domain/recipients';

export type PayloadLine = {
  field: PayloadField;
  kind: FieldKind;
  text: string;
  /** Of an account: where it is one. */
  wants?: Reach;
};

/** The payload line by line, exactly as it will be sent. Empty lines are left out. */
export function payloadLines(
  actionType: string,
  payload: Readonly<Record<string, unknown>> | null,
): PayloadLine[] {
  const type = resolveActionType(actionType);
  if (type === 'unknown' || payload === null) return [];
  const wants = recipientField(type, payload)?.wants;
  return catalogue[type].fields.flatMap(({ field, kind }) => {
    const words = field === 'title' ? titleOf(payload) : wordsOf(payload[field], kind);
    if (words === '') return [];
    return [{ field, kind, text: words, ...(kind === 'accounts' && wants !== undefined ? { wants } : {}) }];
  });
}

/** A meeting without a title uses its summary. */
function titleOf({ title, summary }: Readonly<Record<string, unknown>>): string {
  return wordsOf(title, 'text') || wordsOf(summary, 'text');
}

function wordsOf(value: unknown, kind: FieldKind): string {
  if (kind === 'format') return value === true ? 'html' : '';
  if (kind === 'answers') return typeof value === 'object' && value !== null ? 'mail' : '';
  if (kind === 'files') return typeof value === 'string' ? namesOf(value) : '';
  if (kind === 'alerts') return alertsOf(value);
  if (Array.isArray(value))
    return value
      .map((one) => wordsOf(one, kind))
      .filter(Boolean)
      .join(', ');
  return typeof value === 'string' ? value.trim() : '';
}

const namesOf = (written: string) => (filesIn(written) ?? []).map(({ filename }) => filename).join(', ');

const alerts = z.object({
  useDefault: z.literal(false),
  overrides: z._default(z.array(z.object({ method: z.enum(['popup', 'email']), minutes: z.number() })), []),
});

/** As in `popup:10 email:60`; `none` if the calendar's default alerts are switched off. */
function alertsOf(value: unknown): string {
  const parsed = alerts.safeParse(value);
  if (!parsed.success) return '';
  return parsed.data.overrides.map(({ method, minutes }) => `${method}:${minutes}`).join(' ') || 'none';
}

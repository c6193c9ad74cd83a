import type { ActionType } from '@crocodile-hub/core/contract/actions';
import { type PayloadField, type PayloadLine, payloadLines } from './payload-lines.ts';

/** What tells one action from another of its kind: whom it reaches, or when it is. */
const tellingField = {
  send_email: 'to',
  create_event: 'startTime',
  reminder: 'reminderTime',
  create_task: 'title',
  send_whatsapp: 'to',
  send_sms: 'to',
  send_message: 'to',
  search: 'query',
  natural_language_action: 'command',
} as const satisfies Record<ActionType, PayloadField>;

/** The line of a payload that tells most; the first one when that is empty. */
export function headOf(
  actionType: ActionType,
  payload: Readonly<Record<string, unknown>>,
): PayloadLine | undefined {
  const lines = payloadLines(actionType, payload);
  return lines.find(({ field }) => field === tellingField[actionType]) ?? lines[0];
}

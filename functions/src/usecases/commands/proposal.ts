import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { Resolved } from '@crocodile-hub/core/language/confirm';
import type { Proposal as Reading } from '@crocodile-hub/core/language/reading';
import type { ActionType } from '@crocodile-hub/core/contract/actions';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { isFailure } from '../../ports/failure.ts';
import type { Run } from '../actions/action.ts';
import type { Actions } from '../actions/registry.ts';

export type Proposal = {
  actionType: ActionType | 'unknown';
  summary: string;
  payload: Record<string, unknown>;
  /** What `execute` must be given back beside the payload. */
  payloadHash: string;
  confidence: number;
};

type View = Pick<Run, 'timeZone' | 'locale'>;

/** A reading as the action that it asks for, with names replaced by the addresses they were resolved to. */
export function proposalOf(
  actions: Actions,
  reading: Reading,
  command: string,
  resolved: readonly Resolved[],
  view: View,
): Proposal {
  const actionType = reading.intent === 'none' ? 'unknown' : reading.intent;
  const payload = withoutNulls(payloadOf(reading, command, resolved));
  return {
    actionType,
    payload,
    payloadHash: payloadHash(actionType, payload),
    summary: summaryOf(actions, actionType, payload, view) ?? command,
    confidence: reading.confidence,
  };
}

function payloadOf(
  reading: Reading,
  command: string,
  resolved: readonly Resolved[],
): Record<string, unknown> {
  const addressOf = (written: string) => resolved.find((one) => one.written === written)?.address ?? written;
  switch (reading.intent) {
    case 'send_email':
      return { ...reading.slots, to: reading.slots.to?.map(addressOf) };
    case 'create_event':
      return { ...reading.slots, attendees: reading.slots.attendees?.map(addressOf) };
    case 'send_whatsapp':
      return { ...reading.slots, to: reading.slots.to === null ? null : addressOf(reading.slots.to) };
    case 'reminder':
      return { ...reading.slots, task: reading.slots.task ?? command };
    case 'create_task':
      return { ...reading.slots, title: reading.slots.title ?? command };
    case 'search':
      return { query: reading.slots.query ?? command };
    case 'none':
      return {};
    default:
      return unreachable(reading);
  }
}

/** Null while something that the action needs is missing. */
function summaryOf(
  actions: Actions,
  type: ActionType | 'unknown',
  payload: Record<string, unknown>,
  view: View,
): string | null {
  if (type === 'unknown') return null;
  try {
    return actions[type].prepare(payload).describe(view);
  } catch (error) {
    if (isFailure(error, 'invalid')) return null;
    throw error;
  }
}

function withoutNulls(payload: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== null && value !== undefined),
  );
}

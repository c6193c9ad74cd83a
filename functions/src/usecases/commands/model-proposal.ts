import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { isFailure } from '../../ports/failure.ts';
import type { Run } from '../actions/action.ts';
import type { Actions } from '../actions/registry.ts';
import { offeredAction } from './action-tools.ts';
import { isGrounded, type Ground } from './grounding.ts';
import type { Proposal } from './proposal.ts';

const modelConfidence = 0.7;

/** A tool call as an action to be shown, or null when it is malformed or not grounded in the person's words. */
export async function modelProposal(
  actions: Actions,
  call: { name: string; arguments: unknown },
  ground: Ground,
  view: Pick<Run, 'now' | 'timeZone' | 'locale'>,
): Promise<Proposal | null> {
  const actionType = offeredAction(call.name);
  if (actionType === null || !isRecord(call.arguments)) return null;
  const payload = withoutNulls(withAddresses(call.arguments, ground));
  try {
    const action = actions[actionType].prepare(payload);
    if (action.validate(view).length > 0 || !(await isGrounded(actionType, payload, ground))) return null;
    return {
      actionType,
      payload,
      payloadHash: payloadHash(actionType, payload),
      summary: action.describe(view),
      confidence: modelConfidence,
    };
  } catch (error) {
    if (isFailure(error, 'invalid')) return null;
    throw error;
  }
}

/** Models answer with names where the person used names. */
function withAddresses(payload: Record<string, unknown>, { contacts }: Ground): Record<string, unknown> {
  const emailOf = (name: unknown): unknown => {
    const matches = contacts.filter((contact) => contact.name.toLowerCase() === String(name).toLowerCase());
    return matches.length === 1 ? (matches[0]?.email ?? name) : name;
  };
  const named = (value: unknown): unknown => (Array.isArray(value) ? value.map(emailOf) : emailOf(value));
  return {
    ...payload,
    ...(payload['to'] === undefined ? {} : { to: named(payload['to']) }),
    ...(payload['attendees'] === undefined ? {} : { attendees: named(payload['attendees']) }),
  };
}

function withoutNulls(payload: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== null && value !== undefined),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { isFailure } from '../../ports/failure.ts';
import type { Run } from '../actions/action.ts';
import type { Actions } from '../actions/registry.ts';
import { offeredCall } from './action-tools.ts';
import { isGrounded, withSaidRecipients, type Ground } from './grounding.ts';
import { withoutNulls, type ProposedAction } from '../actions/proposal.ts';

const modelConfidence = 0.7;

/** A tool call as an action to be shown, or null when it is malformed or not grounded in the person's words. */
export async function modelProposal(
  actions: Actions,
  call: { name: string; arguments: unknown },
  ground: Ground,
  view: Pick<Run, 'now' | 'timeZone' | 'locale'>,
): Promise<ProposedAction | null> {
  const asked = offeredCall(call);
  if (asked === null) return null;
  const { actionType } = asked;
  const payload = withSaidRecipients(actionType, withoutNulls(asked.payload), ground);
  if (payload === null) return null;
  try {
    const action = actions[actionType].prepare(payload);
    if (action.validate(view).length > 0 || !(await isGrounded(payload, ground))) return null;
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

import { actionPayloads } from '@crocodile-hub/core/contract/actions';
import type { Action } from './action.ts';
import { words } from './words.ts';

/** What a command would do, once confirmed; null when nothing was understood. */
export type Propose = (
  command: string,
  view: { now: number; timeZone: string; locale: string | null },
) => Promise<{
  actionType: string;
  payload: Record<string, unknown>;
  payloadHash: string;
  summary: string;
} | null>;

/** Understands and proposes; what it proposes runs only as an action of its own, after the person saw it. */
export function naturalLanguageAction(propose: Propose): Action<'natural_language_action'> {
  return {
    type: 'natural_language_action',
    schema: actionPayloads.natural_language_action,

    describe({ command }, { locale }) {
      return words(locale).command(command);
    },

    async perform({ command }, run) {
      const proposal = await propose(command, run);
      const message =
        proposal === null ? words(run.locale).notUnderstood : words(run.locale).proposed(proposal.summary);
      return { message, result: { proposal }, inverse: null, undoUntil: null };
    },

    recover() {
      return Promise.resolve({ is: 'not-done' });
    },
  };
}

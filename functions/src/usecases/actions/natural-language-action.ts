import {
  naturalLanguageAction as record,
  naturalLanguageActionWords,
} from '@crocodile-hub/core/actions/natural-language-action';
import type { Action } from './action.ts';
import { inLanguage } from './words.ts';

/** What a command would do once confirmed; null if it was not understood. */
export type Propose = (
  command: string,
  view: { now: number; timeZone: string; locale: string | null },
) => Promise<{
  actionType: string;
  payload: Record<string, unknown>;
  payloadHash: string;
  summary: string;
} | null>;

/** Only proposes an action. The proposal runs as an action of its own, after the person has seen it. */
export function naturalLanguageAction(propose: Propose): Action<'natural_language_action'> {
  return {
    type: 'natural_language_action',
    schema: record.payload,

    describe({ command }, { locale }) {
      return inLanguage(naturalLanguageActionWords, locale).asks(command);
    },

    async perform({ command }, run) {
      const proposal = await propose(command, run);
      const words = inLanguage(naturalLanguageActionWords, run.locale);
      const message = proposal === null ? words.notUnderstood : words.proposed(proposal.summary);
      return { message, result: { proposal }, inverse: null, undoUntil: null };
    },

    recover() {
      return Promise.resolve({ is: 'not-done' });
    },
  };
}

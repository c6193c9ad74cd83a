import { resolveRecipients } from '@crocodile-hub/core/language/confirm';
import { understand } from '@crocodile-hub/core/language/understand';
import type { Actions } from '../actions/registry.ts';
import { localIso } from '../time/local-time.ts';
import { proposalOf, type Proposal } from './proposal.ts';

/** What a command would do, from its words alone; null when they ask for nothing. */
export function proposeFrom(
  actions: Actions,
  command: string,
  { now, timeZone, locale }: { now: number; timeZone: string; locale: string | null },
): Proposal | null {
  const reading = understand(command, { now: localIso(now, timeZone), timeZone });
  const proposal = proposalOf(actions, reading, command, resolveRecipients(reading, []), {
    timeZone,
    locale,
  });
  return proposal.actionType === 'unknown' ? null : proposal;
}

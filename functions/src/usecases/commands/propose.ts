import { resolveRecipients } from '@crocodile-hub/core/language/confirm';
import type { Actions } from '../actions/registry.ts';
import { localIso } from '../time/local-time.ts';
import { proposalOf, type Proposal } from './proposal.ts';
import { readingOf } from './understanding.ts';

/** What a command would do, from its words alone; null when they ask for nothing. */
export async function proposeFrom(
  actions: Actions,
  command: string,
  { now, timeZone, locale }: { now: number; timeZone: string; locale: string | null },
): Promise<Proposal | null> {
  const reading = await readingOf(command, { now: localIso(now, timeZone), timeZone });
  const proposal = proposalOf(actions, reading, command, resolveRecipients(reading, []), {
    timeZone,
    locale,
  });
  return proposal.actionType === 'unknown' ? null : proposal;
}

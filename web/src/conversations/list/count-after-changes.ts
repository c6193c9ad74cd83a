import type { SessionCounts } from '@crocodile-hub/core/domain/session';
import { whileWanted } from '../../kit/state/while-wanted.ts';

/** Changes come in bursts, so the server is asked once after them. */
const settlesMs = 1_000;

/**
 * Counts once nothing has changed for a moment; null where that fails. Returns what stops it: a count that is answered
 * later is of an earlier list.
 */
export function countAfterChanges(
  count: () => Promise<SessionCounts>,
  tell: (counted: SessionCounts | null) => void,
): () => void {
  return whileWanted(async (signal) => {
    const counted = await count().catch(() => null);
    if (!signal.aborted) tell(counted);
  }, settlesMs);
}

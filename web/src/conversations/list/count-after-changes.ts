import type { SessionCounts } from '@crocodile-hub/core/domain/session';

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
  let isWanted = true;
  const timer = window.setTimeout(() => {
    count().then(
      (counted) => isWanted && tell(counted),
      () => isWanted && tell(null),
    );
  }, settlesMs);
  return () => {
    isWanted = false;
    window.clearTimeout(timer);
  };
}

import type { OutboxDocument, OutboxStatus } from '@crocodile-hub/core/contract/documents';
import type { ActionEvent, ActionState } from '@crocodile-hub/core/domain/message';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** After that nothing can be taken back any more, and nobody waits for a result. */
const followedMs = 24 * 3_600_000;

/** Whether the ledger has something to say about an action: it runs, it failed, or it can still be taken back. */
export function isWorthFollowing(state: ActionState, askedAt: Instant, now: Instant): boolean {
  if (state === 'running') return true;
  return (state === 'confirmed' || state === 'failed') && now - askedAt < followedMs;
}

type News = Exclude<ActionEvent, 'confirm' | 'cancel'>;

/** A failure may have been an answer that got lost. */
const reached = { running: 'done', failed: 'done' } as const;

const newsOf = {
  accepted: {},
  claimed: {},
  held: reached,
  scheduled: reached,
  done: reached,
  failed: { running: 'failed', confirmed: 'failed' },
  uncertain: {},
  cancelled: { running: 'undone', confirmed: 'undone' },
} as const satisfies Record<OutboxStatus, Partial<Record<ActionState, News>>>;

/** What the ledger says that the message does not know yet. */
export function eventOfLedger(state: ActionState, status: OutboxStatus): News | null {
  const news: Partial<Record<ActionState, News>> = newsOf[status];
  return news[state] ?? null;
}

/** Until when the action can be taken back. */
export function undoWindow(
  entry: Pick<OutboxDocument, 'status' | 'undoUntil'> | undefined,
): Instant | undefined {
  const canBeUndone = entry?.status === 'held' || entry?.status === 'scheduled' || entry?.status === 'done';
  return canBeUndone ? (entry.undoUntil ?? undefined) : undefined;
}

import type { OutboxDocument, OutboxStatus } from '@crocodile-hub/core/contract/documents';
import type { ActionEvent, ActionState } from '@crocodile-hub/core/domain/message';
import type { Instant } from '@crocodile-hub/core/contract/time';

/**
 * Whether an action's ledger entry may still change what is shown: it runs, it failed, or it can be taken back. That does
 * not depend on the age of the message: a proposal may be confirmed days later, and wait for weeks until it leaves.
 */
export function isWorthFollowing(state: ActionState): boolean {
  return state === 'running' || state === 'confirmed' || state === 'failed';
}

type News = Exclude<ActionEvent, 'confirm' | 'cancel'>;

/** A failure may only mean that the answer got lost, so the ledger can turn it into done. */
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

/** The event that brings the message up to the ledger's status; null when it already is. */
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

import type { OutboxDocument } from '../contract/documents.ts';
import type { Instant } from '../contract/time.ts';

/** Whether an entry of the ledger is not begun yet, so that it can still be cancelled. */
export function isWaiting({ status }: Pick<OutboxDocument, 'status'>): boolean {
  return status === 'accepted' || status === 'held' || status === 'scheduled';
}

export function cancelled(entry: OutboxDocument, now: Instant): OutboxDocument {
  return { ...entry, status: 'cancelled', undoUntil: null, inverse: null, attendAt: null, updatedAt: now };
}

import type { SmartTaskStatus } from '../contract/documents.ts';

/** What can happen to a Smart Task. Rules tasks.status.1 and ledger.undo.1. */
export type SmartTaskEvent =
  { type: 'confirm' } | { type: 'cancel' } | { type: 'done' } | { type: 'failed' } | { type: 'undone' };

const transitions = {
  'Waiting Confirmation': { confirm: 'Pending', cancel: 'Cancelled' },
  Pending: { done: 'Done', failed: 'Error', cancel: 'Cancelled', undone: 'Cancelled' },
  Done: { undone: 'Cancelled' },
  Error: {},
  Cancelled: {},
} as const satisfies Record<SmartTaskStatus, Partial<Record<SmartTaskEvent['type'], SmartTaskStatus>>>;

/** The status after the event, or null when the event does not apply there. */
export function nextSmartTaskStatus(status: SmartTaskStatus, event: SmartTaskEvent): SmartTaskStatus | null {
  const from: Partial<Record<SmartTaskEvent['type'], SmartTaskStatus>> = transitions[status];
  return from[event.type] ?? null;
}

/** The first status of a command: one that needs a yes waits, any other runs after its second. */
export function initialSmartTaskStatus(requiresConfirmation: boolean): SmartTaskStatus {
  return requiresConfirmation ? 'Waiting Confirmation' : 'Pending';
}

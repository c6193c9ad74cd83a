import { sayReason } from '@crocodile-hub/core/failures/say';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { cut } from '@crocodile-hub/core/domain/cut';
import { idsOf } from '@crocodile-hub/core/domain/task-payload';
import { markedSummary } from '@crocodile-hub/core/domain/task-summary';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import type { Entry, TaskUpdate } from '../../ports/ledger.ts';

/** How the Smart Task shows this state of its entry. Rule tasks.status.1: a check mark or a cross. */
export function taskAfter(entry: Entry): TaskUpdate {
  switch (entry.status) {
    case 'done':
      return {
        status: 'Done',
        actionSummary: summary('done', String(entry.result?.['message'])),
        undoUntil: entry.undoUntil,
        actionPayload: idsOf(entry.result ?? {}),
      };
    case 'failed':
      return failed(entry);
    case 'uncertain':
      return entry.attendAt === null ? failed(entry) : { status: 'Pending', undoUntil: null };
    case 'cancelled':
      return { status: 'Cancelled', undoUntil: null, runAt: null };
    case 'accepted':
    case 'held':
    case 'scheduled':
    case 'claimed':
      return { status: 'Pending' };
    default:
      return unreachable(entry.status);
  }
}

function failed({ failure, locale }: Entry): TaskUpdate {
  const reason = failure?.reason ?? 'unknown';
  return {
    status: 'Error',
    actionSummary: summary('failed', sayReason(reason, locale)),
    reason,
    undoUntil: null,
  };
}

function summary(outcome: 'done' | 'failed', words: string): string {
  return cut(markedSummary(outcome, words), bounds.summary);
}

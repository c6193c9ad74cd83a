import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { hold } from '@crocodile-hub/core/domain/limits';
import { Failure } from '../../ports/failure.ts';
import type { Entry } from '../../ports/ledger.ts';
import { attendAfterQueue, queueSlackMs } from '../wake-up/queue-times.ts';

/** When an action leaves. */
export type Departure = { is: 'now' } | { is: 'held'; holdMs: number } | { is: 'scheduled'; at: Instant };

/** One wish of the person, as it was shown. */
export type LedgerIntent = {
  actionType: ActionType;
  payload: Readonly<Record<string, unknown>>;
  payloadHash: string;
  taskId: string | null;
  sessionId: string | null;
  timeZone: string | null;
  locale: string | null;
  departure: Departure;
};

/** An entry that is unclaimed for this long has lost its worker or its queue task. */
const unclaimedMs = 15_000;

/** A new entry, or the known one of the same key. The same key for something else is a conflict. */
export function openEntry(
  known: Entry | null,
  intent: LedgerIntent,
  now: Instant,
): { entry: Entry; isNew: boolean } {
  if (known !== null) {
    if (known.payloadHash === intent.payloadHash) return { entry: known, isNew: false };
    throw new Failure('conflict', 'keyUsed');
  }
  const { departure, ...wish } = intent;
  const common = {
    ...wish,
    createdAt: now,
    updatedAt: now,
    claim: null,
    result: null,
    failure: null,
    inverse: null,
    failures: 0,
  };
  switch (departure.is) {
    case 'now':
      return fresh({
        ...common,
        status: 'accepted',
        runAt: null,
        undoUntil: null,
        attendAt: now + unclaimedMs,
      });
    case 'held': {
      const undoUntil = now + departure.holdMs;
      const runAt = undoUntil + hold.graceMs;
      return fresh({ ...common, status: 'held', runAt, undoUntil, attendAt: runAt + queueSlackMs });
    }
    case 'scheduled': {
      const runAt = departure.at;
      return fresh({
        ...common,
        status: 'scheduled',
        runAt,
        undoUntil: runAt,
        attendAt: attendAfterQueue(runAt, now),
      });
    }
    default:
      return unreachable(departure);
  }
}

/** Whether it leaves at a time of the person's choosing: one that is only held leaves a grace after its window. */
export function isScheduled({ runAt, undoUntil }: Pick<Entry, 'runAt' | 'undoUntil'>): boolean {
  return runAt !== null && undoUntil === runAt;
}

function fresh(entry: Entry): { entry: Entry; isNew: boolean } {
  return { entry, isNew: true };
}

import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { ActionNotification } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { needsGoogle } from '@crocodile-hub/core/domain/action-types';
import { cut } from '@crocodile-hub/core/domain/cut';
import type { Entry } from '../../ports/ledger.ts';
import type { Actions } from '../actions/registry.ts';
import { isScheduled } from './entry.ts';

/**
 * Notifies the person that a scheduled action did not leave. For an action that was only held, the waiting page tells
 * them.
 */
export function notLeft(
  actions: Actions,
  entry: Entry,
  reason: ActionNotification['reason'],
  now: Instant,
): ActionNotification | undefined {
  if (!isScheduled(entry) || entry.runAt === null) return undefined;
  return {
    type: 'action',
    reason,
    title: cut(nameOf(actions, entry), bounds.summary),
    body: '',
    dueAt: entry.runAt,
    createdAt: now,
    lateMs: now - entry.runAt,
    read: false,
  };
}

/** Other accounts refuse too; only Google is asked for again in words of its own. */
export function reasonOf({ failure, actionType }: Entry): ActionNotification['reason'] {
  return failure?.kind === 'reauth' && needsGoogle(actionType) ? 'reauth' : 'failed';
}

/** The entry's action in words. */
export function nameOf(actions: Actions, { actionType, payload, timeZone, locale }: Entry): string {
  try {
    return actions[actionType]
      .prepare(payload ?? {})
      .describe({ timeZone: personTimeZone(timeZone), locale });
  } catch {
    // A payload that no longer fits its action is named by its type alone.
    return actionType;
  }
}

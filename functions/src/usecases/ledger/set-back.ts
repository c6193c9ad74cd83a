import type { Instant } from '@crocodile-hub/core/contract/time';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import type { Entry, EntrySetback, EntryTrouble } from '../../ports/ledger.ts';
import type { Actions } from '../actions/registry.ts';
import { mostFailures, nextTry, setAside } from '../patience.ts';
import { notifyDevices } from '../push/devices.ts';
import { nameOf } from './not-left.ts';
import { givenBack } from './rule-mark.ts';
import type { LedgerPorts } from './run-entry.ts';
import { taskAfter } from './task-after.ts';

/**
 * Plans the next try of a failed entry, later each time, and sets it aside in the end. Answers how many tries failed:
 * null if that could not be written, Infinity if the entry is gone.
 */
export async function setBackEntry(
  ports: LedgerPorts,
  uid: string,
  key: string,
  error: unknown,
): Promise<number | null> {
  const now = ports.clock.now();
  try {
    const setback = await ports.ledger.setBack(uid, key, (trouble) =>
      setbackOf(ports.actions, key, trouble, now),
    );
    ports.log.error('action.failed', error, { failures: setback?.failures });
    if (setback === null) return Infinity;
    const { failures, notification } = setback;
    if (notification !== undefined) await notifyDevices(ports, uid, notification.id, notification.document);
    return failures;
  } catch (unwritten) {
    ports.log.error('action.failed', error);
    ports.log.error('action.not-set-back', unwritten);
    return null;
  }
}

function setbackOf(
  actions: Actions,
  key: string,
  { failures, entry, mark }: EntryTrouble,
  now: Instant,
): EntrySetback {
  const end = entry === null ? null : endOf(entry);
  if (entry !== null && end === null) return { attendAt: null };
  const attendAt = nextTry(failures, now);
  if (attendAt !== null) return { attendAt };
  const title = entry === null ? null : nameOf(actions, entry);
  const notification =
    failures === mostFailures
      ? setAside({ what: 'action', id: key, title, dueAt: entry?.runAt ?? entry?.createdAt ?? null }, now)
      : undefined;
  if (entry === null || end === null) return { attendAt, notification };
  const fields = { ...end, claim: null };
  const ended = { ...entry, ...fields, attendAt };
  return { attendAt, notification, fields, task: taskAfter(ended), ...givenBack(ended, mark) };
}

/** The final fields of an entry that kept failing; null if it has ended already. */
function endOf(entry: Entry): Pick<Entry, 'status' | 'failure'> | null {
  switch (entry.status) {
    case 'accepted':
    case 'held':
    case 'scheduled':
      return {
        status: 'failed',
        failure: { kind: 'unknown', reason: 'failedAgainAndAgain' },
      };
    case 'claimed':
    case 'uncertain':
      return {
        status: 'uncertain',
        failure: {
          kind: 'unknown',
          reason: 'nobodyKnows',
        },
      };
    case 'done':
    case 'failed':
    case 'cancelled':
      return null;
    default:
      return unreachable(entry.status);
  }
}

import type * as z from 'zod/mini';
import type { InBothLanguages } from '@crocodile-hub/core/actions/record';
import type { undoReply } from '@crocodile-hub/core/contract/routes';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { cancelled } from '@crocodile-hub/core/domain/waiting-entry';
import type { Person } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { Entry, Step } from '../../ports/ledger.ts';
import { inLanguage } from '../actions/words.ts';
import { countedAs } from './allowance.ts';
import { replyWords } from './reply-words.ts';
import type { LedgerPorts } from './run-entry.ts';

type Reply = z.output<typeof undoReply>;

/** Takes an action back: cancels it while it waits, else applies its inverse, else says that it has left. */
export async function takeBack(ports: LedgerPorts, person: Person, key: string): Promise<Reply> {
  const { entry, way } = await cancelIfWaiting(ports, person.uid, key);
  const said = (words: InBothLanguages<string>) => inLanguage(words, entry.locale);
  switch (way.is) {
    case 'cancelled':
      return { success: true, status: 'cancelled', message: said(replyWords.cancelled) };
    case 'delivered':
      return { success: true, status: 'already-delivered', message: said(replyWords.alreadyDelivered) };
    case 'busy':
      throw new Failure('conflict', 'beingSent');
    case 'invertible':
      await invert(ports, person, key, entry, way.inverse.id);
      return { success: true, status: 'inverted', message: said(replyWords.takenBack) };
    default:
      return unreachable(way);
  }
}

function cancelIfWaiting(ports: LedgerPorts, uid: string, key: string): Promise<{ entry: Entry; way: Undo }> {
  const now = ports.clock.now();
  return ports.ledger.transact(uid, key, (entry): Step<{ entry: Entry; way: Undo }> => {
    if (entry === null) throw new Failure('not-found', 'noAction');
    const way = undo(entry, now);
    if (way.is !== 'cancelled' || way.entry === entry) return { result: { entry, way } };
    return {
      result: { entry, way },
      entry: way.entry,
      task: { status: 'Cancelled', undoUntil: null, runAt: null },
    };
  });
}

/**
 * Every inverse may be applied twice, so after a crash before the record it is just applied again. The guests are told
 * once more, so it counts like the action. It is never refused: each takes back one action that was counted.
 */
async function invert(
  ports: LedgerPorts,
  person: Person,
  key: string,
  entry: Entry,
  id: string,
): Promise<void> {
  const now = ports.clock.now();
  const timeZone = personTimeZone(entry.timeZone);
  const action = ports.actions[entry.actionType];
  if (action.invert === undefined) throw new Error(`${entry.actionType} has an inverse, but cannot invert`);
  await action.invert(id, {
    person,
    key,
    now,
    since: now,
    leaveBy: now + ports.leaseMs / 2,
    timeZone,
    locale: entry.locale,
  });
  const counts = countedAs({ actionType: entry.actionType, payload: entry.payload ?? {} }, now);
  const record = (current: Entry | null): Step<undefined> => {
    if (current?.status !== 'done') return { result: undefined };
    return {
      result: undefined,
      entry: cancelled(current, now),
      countSend: counts !== null,
      task: { status: 'Cancelled', undoUntil: null },
    };
  };
  await ports.ledger.transact(person.uid, key, record, { counts });
}

type Undo =
  | { is: 'cancelled'; entry: Entry }
  /** It happened, and this takes it back. */
  | { is: 'invertible'; inverse: NonNullable<Entry['inverse']> }
  | { is: 'delivered' }
  /** Being performed right now, so the result is not known yet. */
  | { is: 'busy' };

/** What Undo does with the entry now. The server waits a little longer than the window that the person sees. */
export function undo(entry: Entry, now: Instant): Undo {
  switch (entry.status) {
    case 'accepted':
    case 'held':
    case 'scheduled':
      return { is: 'cancelled', entry: cancelled(entry, now) };
    case 'claimed':
      return { is: 'busy' };
    case 'uncertain':
      return entry.attendAt === null ? { is: 'delivered' } : { is: 'busy' };
    case 'done':
      return entry.inverse === null ? { is: 'delivered' } : { is: 'invertible', inverse: entry.inverse };
    case 'failed':
    case 'cancelled':
      return { is: 'cancelled', entry };
    default:
      return unreachable(entry.status);
  }
}

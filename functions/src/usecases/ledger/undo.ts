import type { Instant } from '@crocodile-hub/core/contract/time';
import { cancelled } from '@crocodile-hub/core/domain/waiting-entry';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import type { Entry } from '../../ports/ledger.ts';

export type Undo =
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

import { mostOutboxDays } from '../contract/bounds.ts';
import type { OutboxDocument } from '../contract/documents.ts';
import type { Instant } from '../contract/time.ts';
import { dayMs } from '../time/units.ts';
import { retention } from './retention.ts';

/** When an entry ends, and when its words do; null while it is not settled. `days` is the person's choice. */
export function endsOf(
  entry: Pick<OutboxDocument, 'status' | 'attendAt' | 'updatedAt' | 'undoUntil'>,
  days?: number,
): { words: Instant; entry: Instant } | null {
  if (!isSettled(entry)) return null;
  const chosenMs = Math.min(days ?? 0, mostOutboxDays) * dayMs;
  const undoEnds = Math.max(entry.updatedAt, entry.undoUntil ?? 0);
  return {
    // The same key may be asked again for a while, and is answered in full.
    words: Math.max(undoEnds, entry.updatedAt + Math.max(chosenMs, retention.ledgerWords.keptMs)),
    entry: undoEnds + retention.ledger.keptMs,
  };
}

/** The entry with what it says forgotten: hash, outcome, times, ids and the number of recipients stay. */
export function withoutWords(entry: OutboxDocument): OutboxDocument {
  const { payload, result, recipients } = entry;
  return { ...entry, payload: null, result: idsIn(result), recipients: recipients ?? recipientsIn(payload) };
}

/** Only the person's undo can still change it. */
function isSettled({ status, attendAt }: Pick<OutboxDocument, 'status' | 'attendAt'>): boolean {
  return (
    status === 'done' ||
    status === 'failed' ||
    status === 'cancelled' ||
    (status === 'uncertain' && attendAt === null)
  );
}

function idsIn(result: OutboxDocument['result']): OutboxDocument['result'] {
  if (result === null) return null;
  const ids = Object.entries(result).filter(([name, id]) => name.endsWith('Id') && typeof id === 'string');
  return Object.fromEntries(ids);
}

function recipientsIn(payload: OutboxDocument['payload']): number {
  const people = payload?.['to'] ?? payload?.['attendees'];
  if (Array.isArray(people)) return people.length;
  return typeof people === 'string' ? 1 : 0;
}

import { searchIdOf } from '@crocodile-hub/core/domain/message';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Message } from '../../../entities/message/model/message.ts';
import type { Turn } from './turn.ts';

/** What stands in a conversation, one below the other. */
export type Row =
  | {
      is: 'said';
      key: string;
      message: Message;
      /** Set on the first message of a day. */
      day?: Instant;
      /** The turn that this message of the person's waits in. */
      turn?: Turn;
    }
  /** An answer while it is written. It has the key of the message that it will be. */
  | { is: 'writing'; key: string; turn: Turn };

type Day = (a: Instant, b: Instant) => boolean;

/** The log, oldest first, with the answers under way where they will stand. */
export function rowsOf(log: readonly Message[], turns: readonly Turn[], isSameDay: Day): Row[] {
  const stored = new Set(log.map(({ id }) => id));
  const rows = log.map((message, index): Row => {
    const before = log[index - 1];
    const isNewDay = before === undefined || !isSameDay(before.timestamp, message.timestamp);
    const turn = turns.find(({ questionId }) => questionId === message.id);
    return {
      is: 'said',
      key: message.id,
      message,
      ...(isNewDay ? { day: message.timestamp } : {}),
      ...(turn === undefined ? {} : { turn }),
    };
  });
  const [first] = turns;
  if (first === undefined || first.is === 'queued' || first.is === 'offline') return rows;
  const key = writtenId(first);
  return stored.has(key) ? rows : [...rows, { is: 'writing', key, turn: first }];
}

/** The id of the message that is being written now. */
export function writtenId({ is, replyId }: Turn): string {
  return is === 'searching' ? searchIdOf(replyId) : replyId;
}

/**
 * How many rows were put before the one that was first when the log was opened. A list keeps its place by it while
 * older rows come in above.
 */
export function rowsBefore(rows: readonly Row[], first: Instant): number {
  const index = rows.findIndex((row) => row.is === 'said' && row.message.timestamp >= first);
  return Math.max(0, index);
}

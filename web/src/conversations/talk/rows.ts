import { searchIdOf } from '@crocodile-hub/core/domain/message';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Message } from '../log/message.ts';
import type { Turn } from '../desk/turn.ts';

export type Row =
  | {
      is: 'said';
      key: string;
      message: Message;
      /** Set on the first message of a day. */
      day?: Instant;
      /** The turn in which this question waits. */
      turn?: Turn;
    }
  /** An answer while it is written, under the key of its later message. */
  | { is: 'writing'; key: string; turn: Turn };

type Day = (a: Instant, b: Instant) => boolean;

/** The log, oldest first, with each running answer in its final place. */
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

/** How many rows were added above since the log was opened. The list needs it to keep its place. */
export function rowsBefore(rows: readonly Row[], first: Instant): number {
  const index = rows.findIndex((row) => row.is === 'said' && row.message.timestamp >= first);
  return Math.max(0, index);
}

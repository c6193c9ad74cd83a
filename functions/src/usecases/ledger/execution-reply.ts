import type * as z from 'zod/mini';
import { asReason } from '@crocodile-hub/core/failures/reason';
import type { executeReply } from '@crocodile-hub/core/contract/routes';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { Failure } from '../../ports/failure.ts';
import type { Entry } from '../../ports/ledger.ts';
import { doneWords, inLanguage } from '../actions/words.ts';
import { replyWords } from './reply-words.ts';

/** The reply for an entry, the same every time it is asked for. */
export function executionReply(key: string, entry: Entry): z.output<typeof executeReply> {
  switch (entry.status) {
    case 'held':
    case 'scheduled':
      return {
        success: true,
        status: entry.status,
        key,
        message: inLanguage(replyWords[entry.status], entry.locale),
        result: null,
        undoUntil: isoOrNull(entry.undoUntil),
      };
    case 'done':
      return doneReply(key, entry);
    case 'failed':
      throw new Failure(entry.failure?.kind ?? 'unknown', asReason(entry.failure?.reason), {
        retryAfterSeconds: entry.failure?.retryAfterSeconds,
        settled: true,
      });
    case 'cancelled':
      throw new Failure('conflict', 'cancelled', { settled: true });
    case 'uncertain':
      throw new Failure(
        'unavailable',
        asReason(entry.failure?.reason),
        // After the last look there is no other: the person decides whether to send once more.
        entry.attendAt === null ? { settled: true } : { retryAfterSeconds: 5 },
      );
    case 'accepted':
    case 'claimed':
      throw new Failure('unavailable', 'running', { retryAfterSeconds: 5 });
    default:
      return unreachable(entry.status);
  }
}

function doneReply(key: string, { result, undoUntil, locale }: Entry): z.output<typeof executeReply> {
  const { message, ...details } = result ?? {};
  return {
    success: true,
    status: 'done',
    key,
    message: typeof message === 'string' ? message : inLanguage(doneWords, locale),
    result: details,
    ...idOf(details, 'emailId'),
    ...idOf(details, 'eventId'),
    ...idOf(details, 'reminderId'),
    undoUntil: isoOrNull(undoUntil),
  };
}

function idOf<K extends string>(details: Record<string, unknown>, name: K): Partial<Record<K, string>> {
  const id = details[name];
  return typeof id === 'string' ? ({ [name]: id } as Record<K, string>) : {};
}

function isoOrNull(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

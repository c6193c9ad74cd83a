import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { SetAsideNotification } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import { hourMs } from '@crocodile-hub/core/time/units';
import type { Setback } from '../ports/world.ts';

const firstWaitMs = 20_000;
const longestWaitMs = hourMs;
/** After this many failures, within some three hours, it is set aside and the person is told. */
export const mostFailures = 10;
/** The queue retries within seconds; after this many failures the sweeper takes over. */
const quickTries = 3;

/** The result of looking at something that was due. */
export type Resumed = 'resumed' | 'failed' | 'set-aside';

/** The next try after this many failures, with a doubled wait each time. Null if it must be set aside. */
export function nextTry(failures: number, now: Instant): Instant | null {
  if (failures >= mostFailures) return null;
  return now + Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
}

/** The result for this number of failures; `null` if it could not be written. */
export function resultOfFailures(failures: number | null): Exclude<Resumed, 'resumed'> {
  return failures !== null && failures >= mostFailures ? 'set-aside' : 'failed';
}

/** Whether the queue is to try again by itself. */
export function isWorthAQuickTry(failures: number | null): boolean {
  return failures === null || failures < quickTries;
}

type Lost = {
  what: SetAsideNotification['what'];
  /** Id of the reminder or the entry. */
  id: string;
  /** As much as could be read. */
  title: string | null;
  dueAt: Instant | null;
};

/** Tells the person that something of theirs failed again and again, and was given up. */
export function setAside(
  { what, id, title, dueAt }: Lost,
  now: Instant,
): NonNullable<Setback['notification']> {
  return {
    // Our own id: the given one may not be valid as a document's name.
    id: `set-aside-${sha256Hex(`${what}/${id}`).slice(0, 40)}`,
    document: {
      type: 'set-aside',
      what,
      title: cut(title ?? '', bounds.summary),
      body: '',
      dueAt: dueAt ?? now,
      createdAt: now,
      lateMs: Math.max(0, now - (dueAt ?? now)),
      read: false,
    },
  };
}

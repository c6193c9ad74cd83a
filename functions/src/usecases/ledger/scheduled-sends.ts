import { filesIn } from '@crocodile-hub/core/domain/mail-files';
import { cancelled } from '@crocodile-hub/core/domain/waiting-entry';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Entry, ScheduledSends, Step } from '../../ports/ledger.ts';
import type { Ports } from '../../ports/ports.ts';
import { attachIssues } from '../uploads/attached.ts';
import { attendAfterQueue } from '../wake-up/queue-times.ts';
import { isScheduled } from './entry.ts';
import { taskAfter } from './task-after.ts';
import { wakeAt } from './wake.ts';

type SendsPorts = Pick<Ports, 'ledger' | 'queue' | 'clock' | 'log' | 'uploads'>;
type Looked = { is: 'as-wanted' | 'as-shown' | 'other'; files: unknown };

/** A worker claims an entry by the same transaction, so it leaves at the old time or at the new one. */
export function scheduledSends(ports: SendsPorts): ScheduledSends {
  const { ledger, clock, uploads } = ports;

  /** What it carries has to stay until then, too. */
  async function keepFiles(uid: string, files: unknown, at: Instant): Promise<boolean> {
    const carried = filesIn(typeof files === 'string' ? files : null);
    return carried !== null && (await attachIssues(uploads, uid, carried, at)).length === 0;
  }

  return {
    isMoved: ({ uid, key, from, to }) =>
      ledger.transact(uid, key, (entry) => ({
        result: lookedAt(entry, from, to, clock.now()) === 'as-wanted',
      })),

    async move({ uid, key, from, to }) {
      const look = (entry: Entry | null): Looked => ({
        is: lookedAt(entry, from, to, clock.now()),
        files: entry?.payload?.['attachments'],
      });
      const before = await ledger.transact(uid, key, (entry) => ({ result: look(entry) }));
      if (before.is === 'as-shown' && to !== null && !(await keepFiles(uid, before.files, to))) return false;
      const { is } = await ledger.transact(uid, key, (entry): Step<Looked> => {
        const result = look(entry);
        if (entry === null || result.is !== 'as-shown') return { result };
        const now = clock.now();
        if (to === null) {
          const changed = cancelled(entry, now);
          return { result, entry: changed, task: taskAfter(changed) };
        }
        const changed = {
          ...entry,
          status: 'scheduled' as const,
          runAt: to,
          undoUntil: to,
          attendAt: attendAfterQueue(to, now),
          updatedAt: now,
        };
        return { result, entry: changed, task: { status: 'Pending', runAt: to, undoUntil: null } };
      });
      if (is !== 'other' && to !== null) await wakeAt(ports, uid, key, to);
      return is !== 'other';
    },
  };
}

function lookedAt(entry: Entry | null, from: Instant | null, to: Instant | null, now: Instant): Looked['is'] {
  if (entry === null) return 'other';
  const stands = (at: Instant | null, other: Instant | null) =>
    at === null
      ? entry.status === 'cancelled' && (other === null || entry.runAt === other)
      : entry.status === 'scheduled' && isScheduled(entry) && entry.runAt === at;
  if (stands(to, from)) return 'as-wanted';
  if (to !== null && to <= now) return 'other';
  if (from !== null && from <= now) return 'other';
  return stands(from, to) ? 'as-shown' : 'other';
}

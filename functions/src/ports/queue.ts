import type { ActionJob, DeletionJob, ReminderJob } from '@crocodile-hub/core/contract/queue';
import type { Instant } from '@crocodile-hub/core/contract/time';

type Job =
  | { queue: 'deliverReminder'; data: ReminderJob }
  | { queue: 'runAction'; data: ActionJob }
  | { queue: 'eraseAccount'; data: DeletionJob };

export interface Queue {
  /**
   * Wakes the queue function at `at`, at most 720 hours ahead. `name` makes it idempotent: a second task of the same
   * name is dropped.
   */
  enqueue(job: Job & { name: string; at: Instant }): Promise<void>;
}

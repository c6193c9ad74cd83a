/** A task that waits for its time, or for its next attempt. All times are milliseconds since 1970. */
export type Task = {
  /** `projects/P/locations/L/queues/Q/tasks/T` */
  name: string;
  /** `projects/P/locations/L/queues/Q` */
  queue: string;
  request: HttpRequest;
  scheduleTime: number;
  createTime: number;
  dispatchDeadlineMs: number;
  /** When the next attempt is due: the schedule time at first, later with the back-off. */
  nextAttemptAt: number;
  attempts: number;
  /** Attempts that a handler answered, without a 5xx. */
  executions: number;
  firstAttemptAt?: number;
  lastResponse?: { status: number | undefined; reason: string; at: number };
};

export type HttpRequest = {
  /** Empty for a task of a Firebase queue function: the function with the queue's name gets it. */
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
  serviceAccountEmail?: string;
};

export type QueueConfig = {
  /** -1 for no limit. */
  maxAttempts: number;
  /** When set, a task is given up only after both this and `maxAttempts`. */
  maxRetryDurationMs?: number;
  minBackoffMs: number;
  maxBackoffMs: number;
  maxDoublings: number;
  maxConcurrentDispatches: number;
};

/**
 * Cloud Tasks' own defaults, with two changes: limits for one laptop instead of a fleet, and a shorter longest wait, so
 * that tasks run soon after a part of the stack was down.
 */
export const DEFAULT_QUEUE: QueueConfig = {
  maxAttempts: 100,
  minBackoffMs: 100,
  maxBackoffMs: 10_000,
  maxDoublings: 16,
  maxConcurrentDispatches: 4,
};

import type { QueueConfig, Task } from './entities.ts';

/** When a task that failed is tried again, or undefined when it is given up. */
export function nextAttemptAt(task: Task, config: QueueConfig, now: number): number | undefined {
  if (isExhausted(task, config, now)) return undefined;
  return now + backoffMs(task.attempts, config);
}

function isExhausted(task: Task, config: QueueConfig, now: number): boolean {
  if (config.maxAttempts === -1 || task.attempts < config.maxAttempts) return false;
  if (config.maxRetryDurationMs === undefined) return true;
  return now - (task.firstAttemptAt ?? now) >= config.maxRetryDurationMs;
}

/** Doubles `maxDoublings` times, then grows by the last step, and never beyond `maxBackoffMs`. */
export function backoffMs(
  attempts: number,
  { minBackoffMs, maxBackoffMs, maxDoublings }: QueueConfig,
): number {
  const retries = attempts - 1;
  const doubled = minBackoffMs * 2 ** Math.min(retries, maxDoublings);
  const steps = 1 + Math.max(0, retries - maxDoublings);
  return Math.min(maxBackoffMs, doubled * steps);
}

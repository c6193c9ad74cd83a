import type { AttemptOutcome } from './attempt.ts';
import { nextAttemptAt } from './backoff.ts';
import type { QueueConfig, Task } from './entities.ts';
import type { TaskStore } from './store.ts';

/** The clock is checked at least this often: timers stop while a laptop sleeps. */
const LONGEST_SLEEP_MS = 30_000;

type SchedulerContext = {
  store: TaskStore;
  now: () => number;
  configOf: (queue: string) => QueueConfig;
  attempt: (task: Task, closing: AbortSignal) => Promise<AttemptOutcome>;
  log: (event: string, details: Record<string, unknown>) => void;
};

export type Scheduler = {
  /** Looks for due tasks: call it whenever a task was put or moved. */
  wake: () => void;
  /** Stops; running attempts are aborted and made again after the next start. */
  close: () => Promise<void>;
};

/** Dispatches every task at its time, within its queue's limit, until it succeeds or is given up. */
export function createScheduler({ store, now, configOf, attempt, log }: SchedulerContext): Scheduler {
  const running = new Map<string, Promise<void>>();
  const runningByQueue = new Map<string, number>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (closing.signal.aborted) return;
    // One time for both: otherwise a task that becomes due in between would be missed.
    const at = now();
    for (const queue of store.queuesWithDueTasks(at)) fill(queue, at);
    sleepFrom(at);
  }

  function sleepFrom(at: number): void {
    clearTimeout(timer);
    const next = store.nextDueAfter(at);
    const delay = next === undefined ? LONGEST_SLEEP_MS : Math.min(next - now(), LONGEST_SLEEP_MS);
    timer = setTimeout(wake, Math.max(delay, 0));
  }

  function fill(queue: string, at: number): void {
    const { maxConcurrentDispatches } = configOf(queue);
    const free = maxConcurrentDispatches - (runningByQueue.get(queue) ?? 0);
    if (free <= 0) return;
    const waiting = store.due(queue, at, maxConcurrentDispatches).filter((task) => !running.has(task.name));
    for (const task of waiting.slice(0, free)) run(task);
  }

  function run(task: Task): void {
    if (running.has(task.name) || closing.signal.aborted) return;
    running.set(task.name, runOnce(task));
  }

  async function runOnce(task: Task): Promise<void> {
    count(task.queue, 1);
    const outcome = await attempt(task, closing.signal);
    count(task.queue, -1);
    running.delete(task.name);
    if (closing.signal.aborted) return;
    settle(task, outcome);
    wake();
  }

  /** A task that was deleted while it ran is not put back. */
  function settle(task: Task, outcome: AttemptOutcome): void {
    if (!store.get(task.name)) return;
    if (outcome.done) {
      store.remove(task.name, now());
      return;
    }
    const failed = afterFailure(task, outcome, now());
    const next = nextAttemptAt(failed, configOf(task.queue), now());
    log(next === undefined ? 'tasks.given-up' : 'tasks.failed', {
      task: task.name,
      attempts: failed.attempts,
      status: outcome.status,
      reason: outcome.reason,
    });
    if (next === undefined) store.remove(task.name, now());
    else store.put({ ...failed, nextAttemptAt: next });
  }

  function count(queue: string, change: number): void {
    runningByQueue.set(queue, (runningByQueue.get(queue) ?? 0) + change);
  }

  async function close(): Promise<void> {
    closing.abort();
    clearTimeout(timer);
    await Promise.all(running.values());
  }

  return { wake, close };
}

function afterFailure(task: Task, { status, reason }: AttemptOutcome & { done: false }, now: number): Task {
  const answered = status !== undefined && status < 500;
  return {
    ...task,
    attempts: task.attempts + 1,
    executions: task.executions + (answered ? 1 : 0),
    firstAttemptAt: task.firstAttemptAt ?? now,
    lastResponse: { status, reason, at: now },
  };
}

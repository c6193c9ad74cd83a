import type { QueueConfig, Task } from './entities.ts';

export type View = 'BASIC' | 'FULL';

export function presentTask(task: Task, view: View) {
  const { request, lastResponse } = task;
  return {
    name: task.name,
    httpRequest: {
      url: request.url,
      httpMethod: request.method,
      headers: request.headers,
      ...(view === 'FULL' ? { body: request.body } : {}),
    },
    scheduleTime: new Date(task.nextAttemptAt).toISOString(),
    createTime: new Date(task.createTime).toISOString(),
    dispatchDeadline: seconds(task.dispatchDeadlineMs),
    dispatchCount: task.attempts,
    responseCount: task.executions,
    ...(lastResponse ? { lastAttempt: { responseTime: new Date(lastResponse.at).toISOString() } } : {}),
    view,
  };
}

export function presentQueue(name: string, config: QueueConfig) {
  return {
    name,
    rateLimits: { maxConcurrentDispatches: config.maxConcurrentDispatches },
    retryConfig: {
      maxAttempts: config.maxAttempts,
      minBackoff: seconds(config.minBackoffMs),
      maxBackoff: seconds(config.maxBackoffMs),
      maxDoublings: config.maxDoublings,
      ...(config.maxRetryDurationMs === undefined
        ? {}
        : { maxRetryDuration: seconds(config.maxRetryDurationMs) }),
    },
    state: 'RUNNING',
  };
}

/** One line a task, for people. */
export function presentPending(task: Task, now: number) {
  return {
    task: task.name,
    dueAt: new Date(task.nextAttemptAt).toISOString(),
    dueInSeconds: Math.round((task.nextAttemptAt - now) / 100) / 10,
    attempts: task.attempts,
    ...(task.lastResponse ? { lastResponse: task.lastResponse.status ?? task.lastResponse.reason } : {}),
  };
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000}s`;
}

import type { Task } from './entities.ts';

/** A new task, as the answer to its creation shows it. */
export function presentTask({ name, request, scheduleTime, createTime, dispatchDeadlineMs }: Task) {
  const { url, method: httpMethod, headers } = request;
  return {
    name,
    httpRequest: { url, httpMethod, headers },
    scheduleTime: new Date(scheduleTime).toISOString(),
    createTime: new Date(createTime).toISOString(),
    dispatchDeadline: `${dispatchDeadlineMs / 1000}s`,
    view: 'BASIC',
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

import { randomInt } from 'node:crypto';

import { z } from 'zod';

import { hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { Task } from './entities.ts';
import { TasksError } from './errors.ts';

const LONGEST_DELAY_MS = 720 * hourMs;
const LARGEST_TASK_BYTES = 1024 * 1024;
const DEFAULT_DEADLINE_MS = 10 * minuteMs;

/** Clients send enums by number or by name, and times as text or as seconds and nanos. */
const METHODS = ['METHOD_UNSPECIFIED', 'POST', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

const Method = z
  .union([
    z.enum(METHODS),
    z
      .int()
      .min(0)
      .max(METHODS.length - 1)
      .transform((index) => METHODS[index]),
  ])
  .transform((method) => (method === undefined || method === 'METHOD_UNSPECIFIED' ? 'POST' : method));

const Timestamp = z.union([
  z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  z
    .object({ seconds: z.coerce.number().default(0), nanos: z.number().default(0) })
    .transform(({ seconds, nanos }) => seconds * 1000 + Math.floor(nanos / 1e6)),
]);

const Duration = z
  .string()
  .regex(/^\d+(?:\.\d+)?s$/)
  .transform((text) => Math.round(Number.parseFloat(text) * 1000));

const CreateTask = z.object({
  task: z.object({
    name: z.string().optional(),
    scheduleTime: Timestamp.nullish(),
    dispatchDeadline: Duration.nullish(),
    httpRequest: z.object({
      url: z.string().default(''),
      httpMethod: Method.default('POST'),
      headers: z.record(z.string(), z.string()).default({}),
      body: z.string().default(''),
      oidcToken: z.object({ serviceAccountEmail: z.string() }).nullish(),
    }),
  }),
});

/** A new task for `queue`, checked as Cloud Tasks checks it. */
export function readNewTask(body: unknown, queue: string, now: number): Task {
  const { task } = parse(CreateTask, body);
  const { httpRequest } = task;
  const scheduleTime = Math.max(task.scheduleTime ?? now, now);
  if (scheduleTime > now + LONGEST_DELAY_MS) {
    throw new TasksError(
      'INVALID_ARGUMENT',
      'The scheduleTime is too far in the future; at most 720h are allowed.',
    );
  }
  if (httpRequest.body.length > LARGEST_TASK_BYTES) {
    throw new TasksError('INVALID_ARGUMENT', 'Task size too large; at most 1 MB is allowed.');
  }
  return {
    name: nameIn(queue, task.name),
    queue,
    request: {
      url: httpRequest.url,
      method: httpRequest.httpMethod,
      headers: httpRequest.headers,
      body: httpRequest.body,
      ...(httpRequest.oidcToken ? { serviceAccountEmail: httpRequest.oidcToken.serviceAccountEmail } : {}),
    },
    scheduleTime,
    createTime: now,
    dispatchDeadlineMs: task.dispatchDeadline ?? DEFAULT_DEADLINE_MS,
    nextAttemptAt: scheduleTime,
    attempts: 0,
    executions: 0,
  };
}

function nameIn(queue: string, name: string | undefined): string {
  if (!name) return `${queue}/tasks/${randomInt(10 ** 12, 10 ** 14)}`;
  const id = name.startsWith(`${queue}/tasks/`) ? name.slice(`${queue}/tasks/`.length) : '';
  if (/^[\w-]{1,500}$/.test(id)) return name;
  throw new TasksError(
    'INVALID_ARGUMENT',
    `Task name must be ${queue}/tasks/TASK_ID, letters, digits, - and _.`,
  );
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) {
    const [issue] = error.issues;
    throw new TasksError('INVALID_ARGUMENT', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  return data;
}

import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { compose, type Product } from './compose.ts';
import { readSettings } from './config/settings.ts';
import { keepUnread } from './http/keep-unread.ts';
import { deliverReminderTask, eraseAccountTask, runActionTask } from './tasks/queue-jobs.ts';
import { sweepDeletions } from './usecases/accounts/erase-account.ts';
import { sweepPeople } from './usecases/contacts/learn-people.ts';
import { catchUpRules } from './usecases/inbox-rules/catch-up.ts';
import { sweep as runSweep } from './usecases/upkeep/sweep.ts';
import { nightly as runNightly } from './usecases/upkeep/nightly.ts';

// A misconfigured instance does not start, so its deployment is rolled back. K_SERVICE is set only in an instance: a
// deployment loads this file without the secrets.
if (process.env['K_SERVICE'] !== undefined) readSettings(process.env);

// Composed at the first call: loading all of it would make every cold start and every deployment wait.
let product: Product | undefined;
const composed = (): Product => (product ??= compose(process.env));

const shared = {
  region: 'us-central1',
  memory: '512MiB' as const,
  /** Names of the secrets that the deployment binds, from functions/.env.PROJECT. */
  secrets: (process.env['FUNCTION_SECRETS'] ?? '').split(',').filter((name) => name !== ''),
};
const retries = { maxAttempts: 50, minBackoffSeconds: 1, maxBackoffSeconds: 60 };

// A process serves one function. Those of the queue are called only by Google, and need the framework's parsers.
if (process.env['FUNCTION_TARGET'] === 'api') keepUnread();

/** The API answers preflights by its own allow-list, hence no `cors`. */
export const api = onRequest(
  { ...shared, cors: false, timeoutSeconds: 120, maxInstances: 20 },
  (request, response) => composed().listen(request, response),
);

export const deliverReminder = onTaskDispatched({ ...shared, retryConfig: retries }, ({ data }) =>
  deliverReminderTask(composed().ports, data),
);

export const runAction = onTaskDispatched({ ...shared, retryConfig: retries }, ({ data }) =>
  runActionTask(composed().ports, data),
);

export const eraseAccount = onTaskDispatched({ ...shared, retryConfig: retries }, ({ data }) =>
  eraseAccountTask(composed().ports, data),
);

/** It stops starting work well before this limit; work that has begun may wait for a provider. */
export const sweep = onSchedule({ ...shared, schedule: 'every 1 minutes', timeoutSeconds: 120 }, async () => {
  const { ports } = composed();
  await Promise.all([runSweep(ports), sweepDeletions(ports), sweepPeople(ports)]);
});

/** Deletes documents that have ended, which the privacy page promises within a day, and uses idle grants. */
export const nightly = onSchedule({ ...shared, schedule: 'every day 02:00', timeoutSeconds: 540 }, () => {
  const { ports } = composed();
  return runNightly({ ...ports, catchUpRules: (person) => catchUpRules(ports, person) });
});

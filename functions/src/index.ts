import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { compose, type Product } from './compose.ts';
import { deliverReminderTask } from './tasks/deliver-reminder.ts';
import { runActionTask } from './tasks/run-action.ts';
import { sweep as runSweep } from './usecases/sweep.ts';

// Composed at the first call: deploying loads this file without the secrets.
let product: Product | undefined;
const composed = (): Product => (product ??= compose(process.env));
const listen = getRequestListener((request, env) => composed().app.fetch(request, env));

const shared = {
  region: 'us-central1',
  memory: '512MiB' as const,
  /** Names of the secrets that the deployment binds, from functions/.env.PROJECT. */
  secrets: (process.env['FUNCTION_SECRETS'] ?? '').split(',').filter((name) => name !== ''),
};
const retries = { maxAttempts: 50, minBackoffSeconds: 1, maxBackoffSeconds: 60 };

/** The API answers preflights by its own allow-list, hence no `cors`. */
export const api = onRequest({ ...shared, cors: false, timeoutSeconds: 120, maxInstances: 20 }, listen);

export const deliverReminder = onTaskDispatched({ ...shared, retryConfig: retries }, ({ data }) =>
  deliverReminderTask(composed().ports, data),
);

export const runAction = onTaskDispatched({ ...shared, retryConfig: retries }, ({ data }) =>
  runActionTask(composed().ports, data),
);

export const sweep = onSchedule({ ...shared, schedule: 'every 1 minutes' }, () => runSweep(composed().ports));

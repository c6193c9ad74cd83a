import { parseArgs } from 'node:util';

import { startTasks } from './server.ts';
import type { TasksOptions } from './server.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4020' },
    data: { type: 'string' },
    'dispatch-base': { type: 'string', default: 'http://127.0.0.1:5001' },
    /** JSON: queue name → settings, as in `{"*": {"maxBackoffMs": 5000}}`. */
    queues: { type: 'string', default: '{}' },
  },
});

const tasks = await startTasks({
  host: values.host,
  port: Number(values.port),
  dispatchBase: values['dispatch-base'],
  queues: JSON.parse(values.queues) as NonNullable<TasksOptions['queues']>,
  ...(values.data === undefined ? {} : { dataDir: values.data }),
  log: (event, details) => console.error(JSON.stringify({ event, ...details })),
});
console.log(`Tasks ready on ${tasks.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void tasks.close().then(() => process.exit(0)));
}

import type { IncomingMessage } from 'node:http';

/** What Hono's adapter hands on. */
export type ApiEnv = { Bindings: { incoming?: IncomingMessage } };

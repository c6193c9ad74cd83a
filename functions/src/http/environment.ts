import type { IncomingMessage } from 'node:http';

/** What Hono's adapter passes on. */
export type ApiEnv = { Bindings: { incoming?: IncomingMessage } };

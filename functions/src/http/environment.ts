import type { IncomingMessage } from 'node:http';

/** What Hono's adapter hands on. The functions framework has read a JSON body by then. */
export type ApiEnv = { Bindings: { incoming?: IncomingMessage & { body?: unknown } } };

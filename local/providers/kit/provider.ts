import type { Hono } from 'hono';

import type { Clock } from './clock.ts';
import type { SentLog } from './sent.ts';
import type { ProviderName } from './names.ts';
import type { Records } from './records.ts';

export type Log = (event: string, details?: Record<string, unknown>) => void;

/** The tools that every stand-in gets. */
export type ProviderContext = {
  records: Records;
  clock: Clock;
  sent: SentLog;
  log: Log;
};

/**
 * A stand-in. To add one, make a folder with `entities.ts`, `store.ts`, `routes/<topic>.ts` and an `index.ts` that
 * returns this; then add its name to `names.ts` here and a line to `register.ts`.
 */
export type Provider = {
  name: ProviderName;
  /** Mounted under `/<name>`. */
  routes: Hono;
  /** Paths that are also answered at the root, for a vendor's client that keeps only the origin of its base URL. */
  rootPaths?: string[];
  /** Fills an empty store with typical data. */
  seed: () => Promise<void> | void;
  /** The vendor's own answer for a status, so that an injected failure looks like a real one. */
  failure: (status: number) => Response;
  /** Receives something from outside: a mail, a message. */
  receive?: (message: object) => Promise<object> | object;
  /** Sets the webhook's address; refuses one that does not answer as the vendor requires. */
  connectWebhook?: (url: string) => Promise<void>;
  /** Opens an account and grants access to it, for tests that need a person of their own. */
  openAccount?: (request: unknown) => Promise<object> | object;
  /** The cost of each person's calls so far, in the vendor's own units. */
  units?: () => Record<string, number>;
  /** Ends background work. */
  close?: () => Promise<void>;
};

import type { Hono } from 'hono';

import type { Clock } from './clock.ts';
import type { SentLog } from './control/sent.ts';
import type { ProviderName } from './names.ts';
import type { Records } from './storage/records.ts';

export type Log = (event: string, details?: Record<string, unknown>) => void;

/** What a stand-in is given. */
export type ProviderContext = {
  records: Records;
  clock: Clock;
  sent: SentLog;
  log: Log;
};

/**
 * What a stand-in gives. Adding one is a folder with `entities.ts`, `store.ts`, `routes/<topic>.ts` and an
 * `index.ts` that returns this, its name above, and a line in `register.ts`.
 */
export type Provider = {
  name: ProviderName;
  /** Mounted under `/<name>`. */
  routes: Hono;
  /** Paths answered at the root as well, for a vendor's client that keeps nothing but the origin of its base URL. */
  rootPaths?: string[];
  /** Fills an empty store with what a person expects to find. */
  seed: () => Promise<void> | void;
  /** The vendor's own answer for a status, so that an injected failure looks like a real one. */
  failure: (status: number) => Response;
  /** Lets something arrive from outside: a mail, a message. */
  receive?: (message: object) => Promise<object> | object;
  /** Sets the address that is told what happens; refuses one that does not answer as the vendor asks. */
  connectWebhook?: (url: string) => Promise<void>;
  /** Opens an account and grants access to it, for tests that need a person of their own. */
  openAccount?: (request: unknown) => Promise<object> | object;
  /** What each person's calls have cost so far, in the vendor's own measure. */
  units?: () => Record<string, number>;
  /** Ends what runs beside the routes. */
  close?: () => Promise<void>;
};

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import { systemClock } from './kit/clock.ts';
import type { Clock } from './kit/clock.ts';
import { withFaults } from './control/fault-middleware.ts';
import { createFaults } from './control/faults.ts';
import { controlRoutes } from './control/routes.ts';
import { openSentLog } from './kit/sent.ts';
import { signInMailsOf } from './control/sign-in-mails.ts';
import type { Log } from './kit/provider.ts';
import { createAllProviders } from './register.ts';
import type { ProviderOptions } from './register.ts';
import type { Records } from './kit/records.ts';

export type AppOptions = ProviderOptions & {
  records: Records;
  clock?: Clock;
  log?: Log;
  /** The address at which the Auth emulator lists the links of its mails. */
  authCodesUrl?: string;
};

/** All stand-ins and their controls as one Hono app, without a port. */
export function createProvidersApp({
  records,
  clock = systemClock,
  log = () => {},
  authCodesUrl,
  ...options
}: AppOptions) {
  const sent = openSentLog(records, clock);
  const faults = createFaults();
  const providers = createAllProviders({ records, clock, sent, log }, options);
  const state = records.collection<{ at: string }>('control.state');

  async function seed(): Promise<void> {
    for (const provider of providers) await provider.seed();
    state.put('seeded', { at: new Date(clock.now()).toISOString() });
  }

  async function reset(wanted: { seed: boolean }): Promise<void> {
    records.clear();
    if (wanted.seed) await seed();
  }

  async function seedOnce(): Promise<void> {
    if (!state.get('seeded')) await seed();
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route('/', controlRoutes({ providers, faults, sent, reset, signInMails: signInMailsOf(authCodesUrl) }));
  for (const provider of providers) {
    app.use(`/${provider.name}/*`, withFaults(provider, faults));
    app.route(`/${provider.name}`, provider.routes);
    for (const path of provider.rootPaths ?? []) {
      app.all(path, withFaults(provider, faults), (c) => provider.routes.fetch(c.req.raw, c.env));
    }
  }
  app.notFound((c) => c.json({ error: `no stand-in answers ${c.req.path}` }, 404));
  app.onError((error, c) => {
    log('providers.failed', { path: c.req.path, error: error.stack ?? String(error) });
    return c.json({ error: 'the stand-in itself failed' }, 500);
  });

  async function close(): Promise<void> {
    for (const provider of providers) await provider.close?.();
  }

  return { app, seedOnce, close };
}

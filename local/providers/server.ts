import { once } from 'node:events';

import { serve } from '@hono/node-server';

import { createProvidersApp } from './app.ts';
import type { AppOptions } from './app.ts';
import { openRecords } from './kit/records.ts';

export type StartOptions = Omit<AppOptions, 'records'> & {
  host?: string;
  /** 0 picks a free one. */
  port?: number;
  /** The folder that keeps the state between runs; without it all is lost at close. */
  dataDir?: string;
  /** Fill an empty store with the demo people. Default true. */
  seed?: boolean;
};

export type RunningProviders = { url: string; port: number; close: () => Promise<void> };

/** Starts all stand-ins on one port. */
export async function startProviders(options: StartOptions = {}): Promise<RunningProviders> {
  const { host = '127.0.0.1', port = 4010, dataDir, seed = true, ...appOptions } = options;
  const records = openRecords(dataDir);
  const { app, seedOnce, close: closeProviders } = createProvidersApp({ ...appOptions, records });
  if (seed) await seedOnce();

  const server = serve({ fetch: app.fetch, hostname: host, port });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-ins listen on no TCP port');

  async function shutDown(): Promise<void> {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await once(server, 'close');
    await closeProviders();
    records.close();
  }

  let closing: Promise<void> | undefined;
  return {
    url: `http://${host}:${address.port}`,
    port: address.port,
    close: () => (closing ??= shutDown()),
  };
}

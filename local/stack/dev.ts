import { join } from 'node:path';
import { Child } from './child.ts';
import type { Stack } from './stack.ts';

const devPort = 5173;

/** The web app's address under `npm run dev`. */
export const devOrigin = `http://127.0.0.1:${devPort}`;

const startDeadlineMs = 30_000;

/** Serves the web app from its sources with hot reload, and rebuilds the functions when their sources change. */
export async function watchSources(
  root: string,
  dataDir: string,
  stack: Stack,
): Promise<{ stop(): Promise<void> }> {
  const tool = (
    name: string,
    folder: string,
    args: readonly string[],
    healthUrl: string,
    env: Record<string, string>,
  ) =>
    new Child({
      name,
      command: process.execPath,
      args,
      cwd: join(root, folder),
      env: { ...process.env, ...env },
      logFile: join(dataDir, 'logs', `${name}.log`),
      healthUrl,
    });
  const children = [
    tool(
      'vite',
      'web',
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        '--host',
        '127.0.0.1',
        '--port',
        String(devPort),
        '--strictPort',
      ],
      devOrigin,
      { APP_CONFIG: JSON.stringify(stack.appConfig), API_PROXY_TARGET: stack.urls.app },
    ),
    // The emulator notices the new bundle and reloads it.
    tool('functions-build', 'functions', ['build.ts', '--watch'], stack.urls.app, {}),
  ];
  await Promise.all(children.map((child) => child.start(startDeadlineMs)));
  return {
    async stop() {
      await Promise.all(children.map((child) => child.stop(1_000)));
    },
  };
}

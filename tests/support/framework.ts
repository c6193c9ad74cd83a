import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { Child } from '../../local/stack/child.ts';
import { emulatorEnvironment, functionsEnvironment } from '../../local/stack/environment.ts';
import { freePorts } from '../../local/stack/port-owner.ts';

const root = join(import.meta.dirname, '..', '..');
/** Node's heap limit in an instance of 512 MiB. */
const heapMb = 384;
const startDeadlineMs = 60_000;

export type Framework = {
  origin: string;
  isAlive(): boolean;
  /** Resident memory now. */
  memoryMb(): number;
  /** All output so far, with the framework's own lines. */
  logged(): string;
  stop(): Promise<void>;
};

/**
 * The built function `api` as it is deployed: Google's functions framework serves it, in its own process, beside a
 * stack with accounts, a database and providers. Build the functions first.
 */
export async function startFramework(
  urls: StackUrls,
  env: Readonly<Record<string, string>> = {},
): Promise<Framework> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'crocodile-hub-framework-'));
  const origin = `http://127.0.0.1:${port}`;
  const framework = createRequire(join(root, 'functions', 'package.json')).resolve(
    '@google-cloud/functions-framework',
  );
  const child = new Child({
    name: 'functions-framework',
    command: process.execPath,
    args: [`--max-old-space-size=${heapMb}`, join(dirname(framework), 'main.js')],
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      FUNCTION_TARGET: 'api',
      FUNCTION_SOURCE: join(root, 'functions'),
      ...emulatorEnvironment(urls, folder),
      ...functionsEnvironment(urls, urls.app),
      ...env,
    },
    logFile: join(folder, 'framework.log'),
    healthUrl: `${origin}/api/webhooks/meta`,
  });
  await child.start(startDeadlineMs);
  const { pid } = child;
  return {
    origin,
    // A process that dies is restarted under another id.
    isAlive: () => child.pid === pid,
    memoryMb: () => residentMb(pid),
    logged: () => readFileSync(join(folder, 'framework.log'), 'utf8'),
    async stop() {
      await child.stop(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function residentMb(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portsFrom, urlsOf, type StackUrls } from '../../local/stack/addresses.ts';
import { isFree } from '../../local/stack/port-owner.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const host = '127.0.0.1';

export type Started = {
  urls: StackUrls;
  /** All its output so far. */
  output(): string;
  /** The process and all its descendants. */
  processes(): number[];
  /** Ctrl+C, as a terminal sends it: to the whole foreground group. Resolves to the time until it ended, in ms. */
  interrupt(): Promise<number>;
};

/** Runs the command behind `npm start` on ports and a folder of its own, and waits for Ready. */
export async function start(dataDir: string, portBase: number): Promise<Started> {
  const child = spawn(
    process.execPath,
    [join(root, 'scripts', 'start.mjs'), '--port-base', String(portBase), '--data', dataDir],
    { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready on')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`it ended before it was ready:\n${said}`)));
  });
  return {
    urls: urlsOf(host, portsFrom(portBase)),
    output: () => said,
    processes: () => familyOf(pidOf(child)),
    async interrupt() {
      const began = performance.now();
      process.kill(-pidOf(child), 'SIGINT');
      await exited;
      return performance.now() - began;
    },
  };
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the process did not start');
  return child.pid;
}

function familyOf(ancestor: number): number[] {
  const pairs = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [ancestor];
  for (const member of family) {
    for (const [pid = 0, parent] of pairs) if (parent === member) family.push(pid);
  }
  return family;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The first of enough free ports in a row, from a random start, so that parallel calls find different ones. */
export async function freePortBase(): Promise<number> {
  for (let base = randomInt(10_000, 30_000); base < 60_000; base += 50) {
    const free = await Promise.all(Object.values(portsFrom(base)).map((port) => isFree(host, port)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('no ten free ports in a row');
}

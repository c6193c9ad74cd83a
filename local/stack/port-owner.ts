import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

/** True if the port is unused. */
export async function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Below the ports that systems use for outgoing connections: such a connection could take a free port before its server
 * does.
 */
const range = [20_000, 32_000] as const;

/** Ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(...range);
    if (await isFree('127.0.0.1', port)) ports.add(port);
  }
  return [...ports];
}

/** The process that listens on the port, if the platform tells. */
export async function ownerOf(port: number): Promise<{ pid: number; command: string } | null> {
  return process.platform === 'linux' ? ownerFromProc(port) : ownerFromLsof(port);
}

async function ownerFromProc(port: number): Promise<{ pid: number; command: string } | null> {
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const text = await readFile(table, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(1)) {
      const columns = line.trim().split(/\s+/);
      const [, local = '', , state] = columns;
      if (state === '0A' && Number.parseInt(local.split(':')[1] ?? '', 16) === port)
        inodes.add(columns[9] ?? '');
    }
  }
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const descriptor of descriptors) {
      const target = await readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => '');
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (inode === undefined || !inodes.has(inode)) continue;
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: command.replaceAll('\0', ' ').trim() };
    }
  }
  return null;
}

async function ownerFromLsof(port: number): Promise<{ pid: number; command: string } | null> {
  try {
    const { stdout } = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
    const pid = /^p(\d+)$/m.exec(stdout)?.[1];
    const command = /^c(.*)$/m.exec(stdout)?.[1];
    return pid === undefined ? null : { pid: Number(pid), command: command ?? '' };
  } catch {
    return null;
  }
}

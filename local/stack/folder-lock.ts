import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Holds a folder of data for this process until it ends, however it ends. Returns what another process that holds it
 * says of itself, or null once the folder is ours. The socket is in the temporary folder because the length of its path
 * is limited (`man 7 unix`); a file with a process id would outlive its process, and the id be given to another.
 */
export async function lockFolder(folder: string, saysOfItself: string): Promise<string | null> {
  const address = addressOf(resolve(folder));
  for (;;) {
    if (await listens(address, saysOfItself)) return null;
    const holder = await askedOf(address);
    if (holder !== null) return holder;
    // Its process was killed.
    rmSync(address, { force: true });
  }
}

function addressOf(folder: string): string {
  const name = `crocodile-hub-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listens(address: string, saysOfItself: string): Promise<boolean> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(saysOfItself);
  });
  // It must not keep the process alive.
  server.unref();
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : failed(error),
    );
    server.listen(address, () => done(true));
  });
}

/** Null where nobody listens. */
function askedOf(address: string): Promise<string | null> {
  return new Promise((done) => {
    let said = '';
    const socket = connect(address);
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (said += part));
    socket.once('end', () => done(said));
    socket.once('error', () => done(null));
  });
}

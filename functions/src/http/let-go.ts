import type { IncomingMessage } from 'node:http';

const mostBytes = 64_000_000;
const patienceMs = 10_000;

/**
 * Drains the rest of a body that was answered without being read. If the connection were closed at once, a caller who
 * is still sending would lose the answer. The bytes are dropped; after a limit of bytes or time the connection is
 * closed.
 */
export function letGo(incoming: IncomingMessage): void {
  const { socket } = incoming;
  if (incoming.complete || socket.destroyed) return;
  let passed = 0;
  const onData = (part: Buffer) => {
    passed += part.length;
    if (passed > mostBytes) socket.destroy();
  };
  const stop = () => {
    clearTimeout(late);
    incoming.off('data', onData).off('end', stop);
    socket.off('close', stop);
  };
  const late = setTimeout(() => socket.destroy(), patienceMs);
  incoming.on('data', onData).once('end', stop);
  socket.once('close', stop);
}

import type { IncomingMessage } from 'node:http';

const mostBytes = 64_000_000;
const patienceMs = 10_000;

/**
 * Lets a body pass that was answered without being read. Closed at once, the connection would take the answer along
 * before the caller, who is still sending, has read it. Nothing of the body is kept, and the patience has an end.
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

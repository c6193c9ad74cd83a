import type { AddressInfo, Server, Socket } from 'node:net';
import { handleEmulator, type EmulatorBackend } from './admin/emulator-endpoints.ts';
import { createGrpcServer } from './grpc/grpc-server.ts';
import { createHttpHandler } from './http/http-handler.ts';
import { createOnePortServer } from './one-port.ts';
import { handleRest } from './rest/rest-handler.ts';
import type { Backend } from './rpc/call.ts';
import { WebChannel } from './webchannel/webchannel.ts';

type Served = { port: number; close(): Promise<void> };

/** Listens on one port for all of Firestore's protocols; port 0 takes a free one. */
export async function serve(
  { backend, emulator }: { backend: Backend; emulator: EmulatorBackend },
  { port, host, origins }: { port: number; host: string; origins?: readonly string[] | undefined },
): Promise<Served> {
  const grpc = createGrpcServer(backend);
  const webChannel = new WebChannel(backend);
  const http = createHttpHandler(
    [
      { prefix: '/google.firestore.v1.Firestore/', handle: (exchange) => webChannel.handle(exchange) },
      { prefix: '/v1/', handle: (exchange) => handleRest(backend, exchange) },
      { prefix: '/emulator/v1/', handle: (exchange) => handleEmulator(emulator, exchange) },
    ],
    { reportInternal: backend.reportInternal, origins },
  );
  const server = createOnePortServer(grpc, http);
  const sockets = trackSockets(server, (connection) => backend.databases.orphan(connection));
  const stop = () => {
    webChannel.close();
    grpc.forceShutdown();
    for (const socket of sockets) socket.destroy();
  };
  try {
    await listen(server, port, host);
  } catch (thrown) {
    stop();
    throw thrown;
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      stop();
      await closed;
    },
  };
}

/** All open connections. When one closes, it is reported by the name that grpc-js gives its peer. */
function trackSockets(server: Server, onGone: (connection: string) => void): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    const connection = `${socket.remoteAddress}:${socket.remotePort}`;
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      onGone(connection);
    });
  });
  return sockets;
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

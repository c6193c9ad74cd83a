import type { Server as GrpcServer } from '@grpc/grpc-js';
import { ServerCredentials } from '@grpc/grpc-js';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** Every HTTP/2 connection begins with this; HTTP/1.1 never does. */
const http2Preface = 'PRI ';
/** After this silence we ask whether the peer is still there. */
const keepAliveMs = 60_000;

/**
 * gRPC (HTTP/2 without TLS) and HTTP/1.1 on one port: the first bytes of a connection tell the protocol, and are put
 * back for the right server.
 */
export function createOnePortServer(grpc: GrpcServer, listener: RequestListener): Server {
  const http = createHttpServer(
    { requestTimeout: 0, headersTimeout: 60_000, keepAliveTimeout: 60_000 },
    listener,
  );
  http.on('clientError', (_error, socket) => socket.destroy());
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());

  return createServer((socket) => {
    socket.setNoDelay(true);
    socket.setKeepAlive(true, keepAliveMs);
    // Each protocol notices a broken connection by itself.
    socket.on('error', () => socket.destroy());
    awaitFirstBytes(socket, (first) => {
      if (first.startsWith(http2Preface)) injector.injectConnection(socket);
      else http.emit('connection', socket);
    });
  });
}

function awaitFirstBytes(socket: Socket, decide: (first: string) => void): void {
  const silence = setTimeout(() => socket.destroy(), 60_000).unref();
  const onReadable = () => {
    const chunk: unknown = socket.read();
    if (!(chunk instanceof Buffer)) return;
    socket.unshift(chunk);
    const first = chunk.toString('latin1', 0, http2Preface.length);
    // A preface may arrive in pieces.
    if (chunk.length < http2Preface.length && http2Preface.startsWith(first)) return;
    clearTimeout(silence);
    socket.off('readable', onReadable);
    decide(first);
  };
  socket.on('readable', onReadable);
  socket.on('close', () => clearTimeout(silence));
}

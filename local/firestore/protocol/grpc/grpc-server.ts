import {
  Metadata,
  Server,
  type MethodDefinition,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedHandleCall,
} from '@grpc/grpc-js';
import { statusNumbers, asStatusError, StatusError } from '../../model/status.ts';
import { limits } from '../../model/limits.ts';
import { callerOf } from '../credentials.ts';
import type { Backend, Call } from '../rpc/call.ts';
import { methods, type Method } from '../rpc/methods.ts';
import { unreachable } from '../../model/unreachable.ts';

/** A client that reads so slowly that this many messages wait for it is disconnected; it reconnects and resumes. */
const mostBufferedMessages = 50_000;

/** The Firestore service over gRPC; the caller listens and passes connections to it. */
export function createGrpcServer(backend: Backend): Server {
  const server = new Server({
    'grpc.max_receive_message_length': limits.requestBytes,
    'grpc.max_send_message_length': -1,
  });
  const definition: Record<string, MethodDefinition<object, object>> = {};
  const implementation: Record<string, UntypedHandleCall> = {};
  for (const [name, method] of Object.entries<Method>(methods)) {
    definition[name] = {
      path: `/google.firestore.v1.Firestore/${name}`,
      requestStream: method.kind === 'duplex',
      responseStream: method.kind !== 'unary',
      requestSerialize: (message: object) => Buffer.from(method.request.encode(message).finish()),
      requestDeserialize: (bytes: Buffer) => method.request.decode(bytes),
      responseSerialize: (message: object) => asBuffer(method.response.encode(message).finish()),
      responseDeserialize: (bytes: Buffer) => method.response.decode(bytes),
    };
    implementation[name] = implement(backend, method);
  }
  server.addService(definition, implementation);
  return server;
}

function implement(backend: Backend, method: Method): UntypedHandleCall {
  switch (method.kind) {
    case 'unary':
      return (call: ServerUnaryCall<object, object>, callback: sendUnaryData<object>) => {
        void answerUnary(backend, method, { call, callback });
      };
    case 'serverStream':
      return (call: ServerWritableStream<object, object>) => answerStream(backend, method, call);
    case 'duplex':
      return (call: ServerDuplexStream<object, object>) => answerDuplex(backend, method, call);
    default:
      return unreachable(method);
  }
}

async function answerUnary(
  backend: Backend,
  method: Extract<Method, { kind: 'unary' }>,
  { call, callback }: { call: ServerUnaryCall<object, object>; callback: sendUnaryData<object> },
): Promise<void> {
  try {
    callback(null, await method.handle(callOf(backend, call), call.request));
  } catch (thrown) {
    callback(grpcError(backend, thrown));
  }
}

function answerStream(
  backend: Backend,
  method: Extract<Method, { kind: 'serverStream' }>,
  call: ServerWritableStream<object, object>,
): void {
  try {
    for (const message of method.handle(callOf(backend, call), call.request)) call.write(message);
    call.end();
  } catch (thrown) {
    call.emit('error', grpcError(backend, thrown));
  }
}

function answerDuplex(
  backend: Backend,
  method: Extract<Method, { kind: 'duplex' }>,
  call: ServerDuplexStream<object, object>,
): void {
  let isOver = false;
  const fail = (error: unknown) => {
    if (isOver) return;
    isOver = true;
    stream?.close();
    call.emit('error', grpcError(backend, error));
  };
  const send = (message: object) => {
    if (isOver) return;
    call.write(message);
    if (call.writableLength > mostBufferedMessages)
      fail(new StatusError('UNAVAILABLE', 'The client reads too slowly.'));
  };
  const stream = openDuplex();

  function openDuplex() {
    try {
      return method.open(callOf(backend, call), { send, fail });
    } catch (thrown) {
      queueMicrotask(() => fail(thrown));
      return null;
    }
  }
  function abandon() {
    isOver = true;
    stream?.close();
  }
  async function finish() {
    await stream?.finish();
    if (isOver) return;
    isOver = true;
    call.end();
  }
  call.on('data', (message) => stream?.receive(message));
  call.on('end', () => void finish());
  call.on('cancelled', abandon);
  call.on('close', abandon);
}

function callOf(backend: Backend, call: { metadata: Metadata; getPeer(): string }): Call {
  const authorization = call.metadata.get('authorization')[0];
  return { backend, caller: callerOf(authorization?.toString()), connection: call.getPeer() };
}

function grpcError(backend: Backend, thrown: unknown): { code: number; details: string; metadata: Metadata } {
  const error = asStatusError(thrown);
  backend.reportInternal(error);
  const { code, message } = error;
  return { code: statusNumbers[code], details: message, metadata: new Metadata() };
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { messageType } from '../protocol/schema.ts';

/** A gRPC stream made by hand, for bytes that no client library would send. */
export type RawStream = {
  stream: ClientHttp2Stream;
  status: Promise<number>;
  send: (bytes: Uint8Array) => void;
  /** How many messages were received. */
  received: () => number;
};

export function connectRaw(url: string): ClientHttp2Session {
  const session = connect(url);
  session.on('error', () => undefined);
  return session;
}

export function openRaw(session: ClientHttp2Session, method: string): RawStream {
  const stream = session.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${method}`,
    'content-type': 'application/grpc',
    te: 'trailers',
    authorization: 'Bearer owner',
  });
  const status = new Promise<number>((resolve) => {
    const finish = (headers: { 'grpc-status'?: string | string[] }) => {
      if (headers['grpc-status'] !== undefined) resolve(Number(headers['grpc-status']));
    };
    stream.on('trailers', finish);
    stream.on('response', finish);
    stream.on('error', () => resolve(-1));
    stream.on('close', () => resolve(-1));
  });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    stream,
    status,
    send: (bytes) => void stream.write(grpcFrame(bytes)),
    received: () => countFrames(Buffer.concat(chunks)),
  };
}

export function encode(type: string, message: object): Uint8Array {
  const schema = messageType(type);
  return schema.encode(schema.create(message)).finish();
}

/** No compression, then the length, then the message. */
function grpcFrame(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

function countFrames(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at + 5 <= bytes.length; at += 5 + bytes.readUInt32BE(at + 1)) count++;
  return count;
}

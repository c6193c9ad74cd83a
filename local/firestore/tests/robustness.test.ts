import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createFirestoreServer } from '../server.ts';
import { methods } from '../protocol/rpc/methods.ts';
import { connectRaw, encode, openRaw } from '../testing/raw-grpc.ts';
import { eventually, useServer } from '../testing/test-server.ts';
import { sample } from '../testing/sample.ts';

const database = 'projects/demo-robust/databases/(default)';
const log: string[] = [];

describe('whatever arrives', () => {
  const server = useServer({ log: (line) => log.push(line) });

  afterEach(async () => {
    expect(await (await fetch(server().url)).text()).toBe('Ok\n');
    expect(log.splice(0)).toEqual([]);
  });

  /** Sends raw bytes on their own connection and waits until the server ends it or is silent. */
  async function throwAt(bytes: Uint8Array): Promise<void> {
    const socket = connect(server().port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.end(bytes);
    socket.resume();
    await once(socket, 'close');
  }

  /** On its own connection. Null if it is closed while the body is still being sent. */
  function statusOfPost(url: string, body: string): Promise<number | null> {
    return new Promise((resolve) => {
      const sending = request(url, { method: 'POST', agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? null);
        sending.destroy();
      });
      sending.on('error', () => resolve(null));
      sending.end(body);
    });
  }

  it('any bytes on a connection end that connection alone', async () => {
    const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    const beginnings = [
      Buffer.alloc(0),
      preface,
      preface.subarray(0, 3),
      Buffer.from('POST /v1/ HTTP/1.1\r\n'),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ minLength: 1, maxLength: 100 }),
        async (beginning, rest) => throwAt(Buffer.concat([beginning, rest])),
      ),
      sample(100),
    );
  });

  it('any bytes as a message of any method are answered with a status', async () => {
    const session = connectRaw(server().url);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(methods)),
        fc.uint8Array({ maxLength: 60 }),
        async (method, bytes) => {
          const { stream, status, send } = openRaw(session, method);
          send(bytes);
          stream.end();
          expect(await status).toBeGreaterThanOrEqual(0);
        },
      ),
      sample(300),
    );
    session.destroy();
  });

  it('a listener that names another database ends its stream, and reads nothing', async () => {
    const session = connectRaw(server().url);
    const { status, send, received } = openRaw(session, 'Listen');
    const addTarget = (project: string, named: string, targetId: number) =>
      encode('ListenRequest', {
        database: `projects/${named}/databases/(default)`,
        addTarget: {
          targetId,
          query: {
            parent: `projects/${project}/databases/(default)/documents`,
            structuredQuery: { from: [{ collectionId: 'rooms' }] },
          },
        },
      });
    send(addTarget('demo-robust', 'demo-robust', 2));
    await eventually(received, (count) => count > 0);
    send(addTarget('demo-other', 'demo-other', 4));
    expect(await status).toBe(3);
    session.destroy();
  });

  it.each([
    ['a body beyond all limits', '/v1/projects/p/databases/d/documents:commit', 'x'.repeat(40_000_000), 400],
    [
      'JSON nested a hundred thousand deep',
      '/v1/projects/p/databases/d/documents:commit',
      '['.repeat(100_000),
      400,
    ],
    ['an address that is no address', '/v1/projects/%ZZ/databases/d/documents/a/b', '{}', 400],
    ['a path of nothing', '//', '', 400],
    [
      'a WebChannel opening of nonsense',
      '/google.firestore.v1.Firestore/Listen/channel?VER=8',
      'count=3&ofs=0',
      400,
    ],
  ])('%s is refused', async (_what, path, body, status) => {
    expect([status, null]).toContain(await statusOfPost(`${server().url}${path}`, body));
  });

  it('values nested deeper than Firestore allows are refused in binary too', async () => {
    let value: object = { nullValue: 0 };
    for (let level = 0; level < 45; level++) value = { mapValue: { fields: { a: value } } };
    const session = connectRaw(server().url);
    const { status, send, stream } = openRaw(session, 'Commit');
    send(
      encode('CommitRequest', {
        database,
        writes: [{ update: { name: `${database}/documents/a/b`, fields: { value } } }],
      }),
    );
    stream.end();
    expect(await status).toBe(3);
    session.destroy();
  });
});

it('answers writes whose sender has already said all', async () => {
  const server = await createFirestoreServer();
  const session = connectRaw(server.url);
  const { stream, status, send, received } = openRaw(session, 'Write');
  send(encode('WriteRequest', { database }));
  send(encode('WriteRequest', { writes: [{ update: { name: `${database}/documents/a/b` } }] }));
  stream.end();
  expect(await status).toBe(0);
  expect(received()).toBe(2);
  session.destroy();
  await server.close();
});

describe('clients that go without a word', () => {
  const server = useServer();

  it('leave none of ten thousand listeners behind', async () => {
    const session = connectRaw(server().url);
    for (let index = 0; index < 20; index++) {
      const { send } = openRaw(session, 'Listen');
      for (let target = 1; target <= 500; target++) {
        const documents = [`${database}/documents/rooms/${index}-${target}`];
        send(
          encode('ListenRequest', { database, addTarget: { targetId: target, documents: { documents } } }),
        );
      }
    }
    await eventually(
      () => server().listenerCount(),
      (count) => count === 10_000,
    );
    session.destroy();
    await eventually(
      () => server().listenerCount(),
      (count) => count === 0,
    );
  });

  it('leave no lock behind', async () => {
    const name = `${database}/documents/rooms/locked`;
    const session = connectRaw(server().url);
    const { status, send, stream } = openRaw(session, 'BatchGetDocuments');
    send(
      encode('BatchGetDocumentsRequest', { database, documents: [name], newTransaction: { readWrite: {} } }),
    );
    stream.end();
    expect(await status).toBe(0);

    // A write that waits too long for a lock is refused.
    const writing = fetch(`${server().url}/v1/${name}`, { method: 'PATCH', body: '{}' });
    session.destroy();
    expect((await writing).status).toBe(200);
  });
});

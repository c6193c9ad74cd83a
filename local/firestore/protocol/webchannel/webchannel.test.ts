import { describe, expect, it } from 'vitest';
import { eventually, useServer } from '../../testing/test-server.ts';
import { parseForwardBody } from './forward-body.ts';
import { frame } from './framing.ts';

const database = 'projects/demo-channel/databases/(default)';

describe('framing', () => {
  it('counts UTF-16 units, not bytes', () => {
    expect(frame(['😀'])).toBe('6\n["😀"]');
  });

  it('reads messages and the headers of an opening', () => {
    const headers = encodeURIComponent('Authorization:Bearer owner\r\nX-Goog-Api-Client:gl-js/\r\n');
    const body = parseForwardBody(
      `headers=${headers}&count=2&ofs=3&req0___data__=%7B%7D&req1___data__=%5B%5D`,
    );
    expect(body).toMatchObject({ offset: 3, messages: ['{}', '[]'] });
    expect(body.headers.get('authorization')).toBe('Bearer owner');
  });

  it.each(['count=1', 'count=-1', 'count=99999999', 'count=1&ofs=x&req0___data__={}'])(
    'refuses %s',
    (text) => {
      expect(() => parseForwardBody(text)).toThrow('Malformed');
    },
  );
});

describe('a WebChannel session', () => {
  const server = useServer();

  type Channel = { url: URL; sid: string };

  async function open(kind: 'Listen' | 'Write', ...messages: object[]): Promise<Channel> {
    const url = new URL(`${server().url}/google.firestore.v1.Firestore/${kind}/channel?VER=8&RID=1`);
    const answer = await fetch(url, { method: 'POST', body: form(0, messages) });
    const [[, [, sid]]] = payload(await answer.text()) as [[number, [string, string]]];
    return { url, sid };
  }

  function form(offset: number, messages: readonly object[]): string {
    const body = new URLSearchParams({
      count: String(messages.length),
      ofs: String(offset),
      headers: 'Authorization:Bearer owner',
    });
    for (const [index, message] of messages.entries())
      body.set(`req${index}___data__`, JSON.stringify(message));
    return body.toString();
  }

  function payload(chunk: string): unknown {
    const [length = '', ...rest] = chunk.split('\n');
    const text = rest.join('\n');
    expect(text.length).toBe(Number(length));
    return JSON.parse(text);
  }

  function address({ url, sid }: Channel, parameters: Record<string, string>): URL {
    const address = new URL(url);
    for (const [name, value] of Object.entries({ SID: sid, ...parameters }))
      address.searchParams.set(name, value);
    return address;
  }

  /** One long poll: all arrays after the acknowledged id. */
  async function poll(channel: Channel, acknowledged: number): Promise<[number, unknown[]][]> {
    const answer = await fetch(address(channel, { RID: 'rpc', CI: '1', AID: String(acknowledged) }));
    return payload(await answer.text()) as [number, unknown[]][];
  }

  async function send(channel: Channel, offset: number, ...messages: object[]): Promise<unknown> {
    const answer = await fetch(address(channel, { RID: '2', AID: '0' }), {
      method: 'POST',
      body: form(offset, messages),
    });
    return answer.ok ? payload(await answer.text()) : answer.status;
  }

  it('answers the handshake that came with its opening', async () => {
    const channel = await open('Write', { database });
    expect(await poll(channel, 0)).toMatchObject([
      [1, [{ streamId: expect.any(String), streamToken: expect.any(String) }]],
    ]);
  });

  it('sends again what was not acknowledged, and nothing else', async () => {
    const channel = await open('Listen', {
      database,
      addTarget: { documents: { documents: [`${database}/documents/a/b`] }, targetId: 2 },
    });
    const first = await poll(channel, 0);
    expect(first.map(([id]) => id)).toEqual([1, 2, 3, 4]);
    expect(await poll(channel, 2)).toEqual(first.slice(2));
  });

  it('takes repeated messages once, and calls a gap fatal', async () => {
    const channel = await open('Write', { database });
    const write = {
      writes: [
        { update: { name: `${database}/documents/a/c`, fields: {} }, currentDocument: { exists: false } },
      ],
    };
    await send(channel, 1, write);
    await send(channel, 1, write);
    const answers = await eventually(
      () => poll(channel, 0),
      (arrays) => arrays.length >= 2,
    );
    expect(answers).toMatchObject([
      [1, {}],
      [2, [{ writeResults: [{}] }]],
    ]);
    expect(await send(channel, 9, write)).toBe(400);
  });

  it('tells a refused write as an error on the stream', async () => {
    const channel = await open(
      'Write',
      { database },
      { writes: [{ delete: `${database}/documents/a/none`, currentDocument: { exists: true } }] },
    );
    const answers = await eventually(
      () => poll(channel, 0),
      (arrays) => arrays.length >= 2,
    );
    expect(answers[1]?.[1]).toMatchObject([{ error: { status: 'NOT_FOUND', code: 404 } }]);
  });

  it('tells a refused listen as a removed target with a cause', async () => {
    const channel = await open('Listen', {
      database,
      addTarget: {
        query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: '__x__' }] } },
        targetId: 2,
      },
    });
    expect(await poll(channel, 0)).toMatchObject([
      [1, [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 3 } } }]],
    ]);
  });

  it('is unknown after its end, in the words that clients look for', async () => {
    const channel = await open('Listen', { database });
    await fetch(address(channel, { TYPE: 'terminate' }), { method: 'POST' });
    const answer = await fetch(address(channel, { RID: 'rpc', CI: '1' }));
    expect(answer.status).toBe(400);
    expect((await answer.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  });

  it('hands a new hanging request what the old one did not get', async () => {
    const channel = await open('Listen', { database });
    const old = fetch(address(channel, { RID: 'rpc', CI: '0' }));
    expect((await (await old).body?.getReader().read())?.value).toBeInstanceOf(Uint8Array);
    await send(channel, 1, {
      database,
      addTarget: { documents: { documents: [`${database}/documents/a/b`] }, targetId: 2 },
    });
    const arrays = await poll(channel, 1);
    expect(arrays[0]).toMatchObject([2, [{ targetChange: { targetChangeType: 'ADD' } }]]);
  });
});

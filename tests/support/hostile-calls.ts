import { request, type Agent } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { routes } from '@crocodile-hub/core/contract/routes';

/** A hostile call, and the statuses with which it may be answered. */
export type HostileCall = {
  name: string;
  method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Sends the body without its length. */
  chunked?: true;
  allowed: readonly number[];
};

export type HostileAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

const chat = routes.chat.path;
const json = { 'content-type': 'application/json' };
const megabyte = 1_000_000;
const blank = Buffer.alloc(10 * megabyte, ' ');
/** A gzip file may consist of several in a row. */
const gzipped = Buffer.concat(Array.from({ length: 30 }, () => gzipSync(blank)));

/** One of each kind; those `with a token` are a person's own. */
export function hostileCalls(token: string, uid: string): HostileCall[] {
  const bearer = { authorization: `Bearer ${token}` };
  const post = (
    name: string,
    path: string,
    headers: Record<string, string>,
    body: Buffer | string,
    allowed: readonly number[],
  ): HostileCall => ({ name, method: 'POST', path, headers, body: Buffer.from(body), allowed });
  const large = Buffer.alloc(30 * megabyte, 'x');
  const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1]));
  const execute = (payload: unknown) =>
    JSON.stringify({ userId: uid, actionType: 'create_task', payload: { title: 'milk', extra: payload } });

  return [
    post('300 MB in 292 kB of gzip, no token', chat, { ...json, 'content-encoding': 'gzip' }, gzipped, [415]),
    post(
      '10 MB in deflate, no token',
      chat,
      { ...json, 'content-encoding': 'deflate' },
      deflateSync(blank),
      [415],
    ),
    post(
      '10 MB in brotli, with a token',
      chat,
      { ...json, ...bearer, 'content-encoding': 'br' },
      brotliCompressSync(blank),
      [415],
    ),
    post('30 MB, no token', chat, json, large, [413]),
    post('30 MB, with a token', chat, { ...json, ...bearer }, large, [413]),
    { ...post('30 MB of unstated length, no token', chat, json, large, [411]), chunked: true },
    {
      ...post('30 MB of unstated length, with a token', chat, { ...json, ...bearer }, large, [411]),
      chunked: true,
    },
    post(
      'a recording of 9 MB, no token',
      routes.transcribe.path,
      { 'content-type': 'multipart/form-data; boundary=b' },
      Buffer.alloc(9 * megabyte),
      [401],
    ),
    post('no JSON, no token', chat, json, '{"message":', [401]),
    post('no JSON, with a token', chat, { ...json, ...bearer }, '{"message":', [400]),
    post('no UTF-8, with a token', chat, { ...json, ...bearer }, Buffer.from([0x22, 0xff, 0x22]), [400]),
    post(
      'brackets half a million deep',
      routes.execute.path,
      { ...json, ...bearer },
      execute(0).replace('0}', `${'['.repeat(450_000)}${']'.repeat(450_000)}}`),
      [400],
    ),
    post('60,000 fields', routes.execute.path, { ...json, ...bearer }, execute(keys), [400]),
    post(
      '100,000 fields of a form',
      chat,
      { ...bearer, 'content-type': 'application/x-www-form-urlencoded' },
      'a=1&'.repeat(100_000),
      [415],
    ),
    post('a text', chat, { ...bearer, 'content-type': 'text/plain' }, '{}', [415]),
    post(
      'an unknown charset',
      chat,
      { ...bearer, 'content-type': 'application/json; charset=utf-32' },
      '{}',
      [415],
    ),
    post(
      'a forged webhook of 1 MB',
      routes.metaWebhook.path,
      { ...json, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
      Buffer.alloc(megabyte, '1'),
      [401, 403],
    ),
    post(
      'a forged text message of 16,000 fields',
      routes.twilioWebhook.path,
      { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'forged' },
      'a=1&'.repeat(15_900),
      [401, 403],
    ),
    {
      name: 'a token of 8 kB',
      method: 'GET',
      path: routes.dashboard.path,
      headers: { authorization: `Bearer ${'a.'.repeat(4_000)}` },
      allowed: [401],
    },
    { name: 'an address that is none', method: 'GET', path: '/api/%ff%', headers: {}, allowed: [400, 404] },
    { name: 'the icon', method: 'GET', path: '/favicon.ico', headers: {}, allowed: [404] },
    post(
      'a sign-in that nobody finishes',
      routes.googleStart.path,
      json,
      JSON.stringify({ nonceHash: 'a'.repeat(64), redirectUri: 'http://127.0.0.1/' }),
      [400],
    ),
  ];
}

/** Makes the call like an attacker, who sends the whole body before reading the answer. */
export function attack(origin: string, call: HostileCall, agent: Agent): Promise<HostileAnswer> {
  return new Promise((resolve, reject) => {
    const { body, chunked, method, path } = call;
    const sent = request(`${origin}${path}`, {
      agent,
      method,
      headers: {
        ...call.headers,
        ...(body === undefined || chunked === true ? {} : { 'content-length': String(body.length) }),
      },
    });
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        });
        // The answer has arrived, so the rest of the body is not needed. A finished call has returned its connection.
        if (!sent.writableFinished) sent.destroy();
      });
    });
    sent.once('error', reject);
    if (chunked === true) sent.flushHeaders();
    sent.end(body);
  });
}

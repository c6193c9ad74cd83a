import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailingLists } from './mailing-lists.ts';
import { outsideWeb } from './outside-web.ts';

let answer: RequestListener = (_request, response) => response.end();
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise<unknown>((resolve) => void server.close(resolve)));
beforeEach(() => void asked.splice(0));

const here = { address: '127.0.0.1', family: 4 };
const inside = { address: '10.0.0.1', family: 4 };
/** Here the open web is this machine, and all but list.test what must not be asked. */
const lists = mailingLists(
  outsideWeb({
    timeoutMs: 500,
    resolve: (host) => Promise.resolve([host === 'list.test' ? here : inside]),
    mayConnect: (address) => address === here.address,
  }),
);
const list = () => `http://list.test:${port}/leave?u=1`;
const refused = { kind: 'invalid', reason: 'cannotUnsubscribe' };
const failed = { kind: 'unavailable', reason: 'unsubscribeFailed' };

describe('a list', () => {
  it('is left by one POST that says so and nothing else', async () => {
    let body = Promise.resolve('');
    answer = (request, response) => {
      body = text(request);
      response.setHeader('Set-Cookie', 'a=b').end('<p>Goodbye</p>');
    };
    await lists.unsubscribe(list());
    await lists.unsubscribe(list());
    expect(await body).toBe('List-Unsubscribe=One-Click');
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /leave?u=1',
      'POST /leave?u=1',
    ]);
    expect(Object.keys(asked[1]?.headers ?? {}).toSorted()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
    expect(asked[1]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it.each([200, 202, 204])('is left where it answers %i', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(lists.unsubscribe(list())).resolves.toBeUndefined();
  });

  it.each([400, 404, 429, 500])('is not left where it answers %i', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(lists.unsubscribe(list())).rejects.toMatchObject(failed);
  });

  it.each([301, 302, 303, 307, 308])('that leads elsewhere with %i is not followed', async (status) => {
    answer = (_request, response) => response.writeHead(status, { Location: list() }).end();
    await expect(lists.unsubscribe(list())).rejects.toMatchObject(refused);
    expect(asked).toHaveLength(1);
  });

  it('that does not answer is given up', async () => {
    answer = () => undefined;
    await expect(lists.unsubscribe(list())).rejects.toMatchObject(failed);
    answer = (request) => request.socket.destroy();
    await expect(lists.unsubscribe(list())).rejects.toMatchObject(failed);
  });

  it.each([
    ['a private name', () => `http://inside.test:${port}/leave`],
    ['a private address', () => `http://10.0.0.1:${port}/leave`],
    ['a name with a dot behind it', () => `http://list.test.:${port}/leave`],
    ['a password', () => `http://a:b@list.test:${port}/leave`],
    ['another protocol', () => 'mailto:leave@list.test'],
    ['no address', () => 'leave'],
  ])('at %s is not asked', async (_, address) => {
    await expect(lists.unsubscribe(address())).rejects.toMatchObject(refused);
    expect(asked).toEqual([]);
  });
});

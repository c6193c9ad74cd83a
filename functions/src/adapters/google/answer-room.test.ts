import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answerRoom } from './answer-room.ts';

/** Answers are longer than short ones, and end when the test lets them. */
async function longAnswers() {
  const open: ServerResponse[] = [];
  const server = createServer((_, response) => {
    open.push(response);
    response.write('x'.repeat(500_000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const within = answerRoom();
  const done: string[] = [];
  return {
    open,
    done,
    read: (who: string, signal = new AbortController().signal) =>
      within(who, 'opened', async ({ fetchImplementation }) => {
        const { length } = await (await fetchImplementation(url, { signal })).text();
        done.push(who);
        return length;
      }),
  };
}

it('gives back the room of whoever gave up while waiting for it', async () => {
  const { read, open, done } = await longAnswers();
  const first = read('anna');
  await expect.poll(() => open.length).toBe(1);
  const givesUp = new AbortController();
  const second = read('anna', givesUp.signal);
  await expect.poll(() => open.length).toBe(2);
  givesUp.abort();
  await expect(second).rejects.toThrow();
  const third = read('anna');
  await expect.poll(() => open.length).toBe(3);
  for (const response of open) response.end();
  expect(await Promise.all([first, third])).toEqual([500_000, 500_000]);
  expect(done).toEqual(['anna', 'anna']);
});

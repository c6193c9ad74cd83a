import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering } from './answering.ts';
import { ApiWatch } from './api-watch.ts';

describe('a look at the API', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A watch over an API that gives these results, one for each look. */
  function aWatch(looks: (string | null)[]) {
    const told: string[] = [];
    const left = [...looks];
    const watch = new ApiWatch(
      () => Promise.resolve(left.shift() ?? null),
      (line) => void told.push(line),
    );
    watch.start();
    return { watch, told, left };
  }

  it('every half minute tells once when it stops answering, and once when it answers again', async () => {
    const { watch, told, left } = aWatch([null, '504 silent', '504 silent', null, null]);
    await vi.advanceTimersByTimeAsync(2 * 30_000 - 1);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(3 * 30_000 + 1);
    expect(told).toEqual(['The API does not answer any more: 504 silent', 'The API answers again.']);
    expect(left).toEqual([]);
    watch.stop();
  });

  it('is not taken any more, and tells nothing, once the stack stops', async () => {
    const { watch, told, left } = aWatch(['504 silent', 'gone']);
    watch.stop();
    await vi.advanceTimersByTimeAsync(5 * 30_000);
    expect([told, left.length]).toEqual([[], 2]);
  });
});

it('waits for an API that is not there yet, breaks or hangs up, and takes any other answer', async () => {
  const answers = ['hang up', 404, 500, 504, 401];
  const server = createServer((request, response) => {
    const answer = answers.shift();
    if (typeof answer === 'number') {
      response.statusCode = answer;
      response.end('Function api does not exist, valid functions are: none');
    } else {
      request.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await answering(`http://127.0.0.1:${port}/api/services/health`, { deadlineMs: 60_000 });
  expect(answers).toEqual([]);
  server.close();
});

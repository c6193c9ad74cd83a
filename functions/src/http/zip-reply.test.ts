import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipReply } from './zip-reply.ts';

async function* pieces(given: (at: number) => void) {
  for (let at = 0; at < 40; at += 1) {
    given(at);
    // Texts that do not compress.
    const text = Array.from({ length: 4_000 }, (_, index) => Math.sin(at * 4_000 + index)).join();
    yield await Promise.resolve({ file: at < 20 ? 'a.txt' : 'b.txt', text });
  }
}

it('makes files of the pieces that follow each other', async () => {
  const reply = zipReply(
    pieces(() => undefined),
    'x.zip',
  );
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="x.zip"');
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['a.txt', 'b.txt']);
  expect(strFromU8(files['b.txt'] ?? new Uint8Array())).toContain(String(Math.sin(39 * 4_000)));
});

it('asks for the next piece when the last one was read, and not before', async () => {
  let last = -1;
  const reader = zipReply(
    pieces((at) => (last = at)),
    'x.zip',
  ).body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(last).toBeLessThan(5);
  await reader?.cancel();
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ServerEvent, serverEvents } from './server-events.ts';

it('reads the same events wherever the bytes are cut', async () => {
  const written =
    ': keep alive\n\nevent: token\ndata: {"text":"שלום"}\n\nevent: done\r\ndata: {}\r\n\r\nevent: lost\n';
  const bytes = new TextEncoder().encode(written);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
      expect(await read(pieces(bytes, cuts))).toEqual([
        { name: 'token', data: '{"text":"שלום"}' },
        { name: 'done', data: '{}' },
      ]);
    }),
  );
});

it('tells of comments, which only say that the server is still there', async () => {
  const heard: string[] = [];
  const written = new TextEncoder().encode(': still here\n\n: still here\n\n');
  const events = serverEvents(pieces(written, [16]), () => heard.push('still here'));
  expect(await events.next()).toEqual({ done: true, value: undefined });
  expect(heard).toEqual(['still here', 'still here']);
});

function pieces(
  bytes: Uint8Array<ArrayBuffer>,
  cuts: readonly number[],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const ends = [...cuts, bytes.length].sort((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      ends.forEach((end, index) => controller.enqueue(bytes.slice(ends[index - 1] ?? 0, end)));
      controller.close();
    },
  });
}

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(stream)) events.push(event);
  return events;
}

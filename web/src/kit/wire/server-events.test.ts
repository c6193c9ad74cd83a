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

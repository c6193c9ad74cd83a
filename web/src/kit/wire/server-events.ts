export type ServerEvent = { name: string; data: string };

/**
 * Reads server-sent events from the bytes of a response. Chunks may end anywhere, even within a character. `onChunk` is
 * called for all that comes, also for comments, which only say that the server is still there.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* serverEvents(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChunk: () => void = () => {},
): AsyncGenerator<ServerEvent> {
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    // When the reader stops, the download stops too.
    await reader.cancel().catch(() => undefined);
  }
}

function parseBlock(block: string): ServerEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { name, data: data.join('\n') };
}

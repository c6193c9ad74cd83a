import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportPiece } from '../usecases/export/export.ts';

/** A ZIP of texts, made while it is read: only one piece and its compressed form are in memory. */
export function zipReply(pieces: AsyncGenerator<ExportPiece>, filename: string): Response {
  const chunks = zipped(pieces);
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}

async function* zipped(pieces: AsyncIterable<ExportPiece>): AsyncGenerator<Uint8Array, undefined, undefined> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  let open: ZipDeflate | undefined;
  const take = () => {
    const ready = made;
    made = [];
    return ready;
  };
  const close = () => open?.push(new Uint8Array(), true);

  for await (const { file, text } of pieces) {
    if (open?.filename !== file) {
      close();
      open = new ZipDeflate(file);
      zip.add(open);
    }
    open.push(strToU8(text));
    yield* take();
  }
  close();
  zip.end();
  yield* take();
}

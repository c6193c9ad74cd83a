import { type AttachedFile, partsOf, uploadPartBytes } from '@crocodile-hub/core/domain/mail-files';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { call } from '../../../kit/wire/call.ts';
import type { Outcome } from '../../../kit/wire/failure.ts';

/** How much of a file is uploaded: the next try continues from here. */
export type Begun = { uploadId: string; filename: string; parts: number };

type Options = {
  begun: Begun | undefined;
  signal: AbortSignal;
  onBegun: (begun: Begun) => void;
};

/** Enough for one part over a slow line. */
const deadlineMs = minuteMs;

/** Uploads a file part by part, one after the other, which suits slow lines. */
export async function uploadFile(
  file: File,
  { begun, signal, onBegun }: Options,
): Promise<Outcome<AttachedFile>> {
  let at = begun;
  if (at === undefined) {
    const { name: filename, type: mimeType, size } = file;
    const started = await call(
      'startUpload',
      { body: { filename: filename.slice(-1_000), mimeType: mimeType.slice(0, 200), size } },
      { signal },
    );
    if (!started.ok) return started;
    at = { uploadId: started.reply.uploadId, filename: started.reply.filename, parts: 0 };
    onBegun(at);
  }
  for (let part = at.parts; part < partsOf(file.size); part += 1) {
    const bytes = file.slice(
      part * uploadPartBytes,
      (part + 1) * uploadPartBytes,
      'application/octet-stream',
    );
    const params = { uploadId: at.uploadId, part: String(part) };
    const sent = await call('uploadPart', { params, form: bytes }, { signal, deadlineMs });
    if (!sent.ok) return sent;
    at = { ...at, parts: part + 1 };
    onBegun(at);
  }
  return { ok: true, reply: { uploadId: at.uploadId, filename: at.filename, size: file.size } };
}

/** Drops the upload of a removed file. If this call fails, the server drops it later by itself. */
export function dropUpload(uploadId: string): void {
  void call('dropUpload', { params: { uploadId } });
}

import { bytesOfPart, fitsOneMail, mostAttachedBytes, partsOf } from '@crocodile-hub/core/domain/mail-files';
import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import { Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { safeMimeType } from './mime-type.ts';

export type UploadPorts = Pick<Ports, 'uploads' | 'clock' | 'ids'>;

/** The most files that one person may have here at once: more than a week of mails needs. */
const most = { mostFiles: 200, mostBytes: 10 * mostAttachedBytes } as const;

/** Takes note of a file, under the name and type with which it will leave. Rule inbox.compose.6. */
export async function startUpload(
  { uploads, clock, ids }: UploadPorts,
  { uid }: Person,
  { filename, mimeType, size }: { filename: string; mimeType: string; size: number },
): Promise<{ success: true; uploadId: string; filename: string }> {
  if (!fitsOneMail([size])) throw new Failure('invalid', 'attachmentsTooLarge');
  const uploadId = ids.next();
  const upload = { filename: safeFileName(filename), mimeType: safeMimeType(mimeType), size };
  const isTaken = await uploads.begin(uid, uploadId, upload, { now: clock.now(), ...most });
  if (!isTaken) throw new Failure('rate-limited', 'tooManyUploads', { retryAfterSeconds: 3_600 });
  return { success: true, uploadId, filename: upload.filename };
}

/** One part of a file of the person's own, exactly as long as it has to be. */
export async function putPart(
  { uploads, clock }: UploadPorts,
  { uid }: Person,
  { uploadId, part }: { uploadId: string; part: number },
  bytes: Uint8Array,
): Promise<{ success: true }> {
  const upload = await uploads.find(uid, uploadId);
  if (upload === null) throw new Failure('not-found', 'attachmentGone');
  const isPart = Number.isInteger(part) && part < partsOf(upload.size);
  if (!isPart || bytes.length !== bytesOfPart(upload.size, part)) {
    throw new Failure('invalid', 'invalidRequest', {
      issues: [{ path: 'part', message: 'not as long as it was said to be' }],
    });
  }
  await uploads.putPart(uid, uploadId, part, bytes, clock.now());
  return { success: true };
}

export async function dropUpload(
  { uploads }: UploadPorts,
  { uid }: Person,
  uploadId: string,
): Promise<{ success: true }> {
  const upload = await uploads.find(uid, uploadId);
  if (upload !== null) await uploads.drop(uid, uploadId, partsOf(upload.size));
  return { success: true };
}

import { type AttachedFile, fitsOneMail, partsOf } from '@crocodile-hub/core/domain/mail-files';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { Failure, issue, type Issue } from '../../ports/failure.ts';
import type { MailFile } from '../../ports/mail.ts';
import type { Uploads } from '../../ports/workspace.ts';

/**
 * Checks the files that a mail names, before it is accepted. A file of another person, with another name or size, or
 * with missing parts counts as gone. Good files are kept until the mail leaves, and a while longer.
 */
export async function attachIssues(
  uploads: Uploads,
  uid: string,
  files: readonly AttachedFile[],
  at: Instant,
): Promise<Issue[]> {
  if (!fitsOneMail(files.map(({ size }) => size)))
    return [issue('payload.attachments', 'attachmentsTooLarge')];
  for (const { uploadId, size, filename } of files) {
    const upload = await uploads.find(uid, uploadId);
    const isTheOne = upload?.size === size && upload.filename === filename;
    const isWhole = isTheOne && (await uploads.partsThere(uid, uploadId, partsOf(size))) === partsOf(size);
    if (!isWhole) return [issue('payload.attachments', 'attachmentGone')];
  }
  for (const { uploadId, size } of files) await uploads.keepFrom(uid, uploadId, partsOf(size), at);
  return [];
}

/** The files themselves, at the moment at which their mail leaves. */
export async function attachedFiles(
  uploads: Uploads,
  uid: string,
  files: readonly AttachedFile[],
): Promise<MailFile[]> {
  const read: MailFile[] = [];
  // One at a time: together they may be 25 megabytes.
  for (const { uploadId, filename, size } of files) {
    const upload = await uploads.find(uid, uploadId);
    const bytes = upload === null ? null : await uploads.read(uid, uploadId, partsOf(size));
    if (upload === null || bytes?.length !== size) throw new Failure('invalid', 'attachmentGone');
    read.push({ filename, mimeType: upload.mimeType, bytes });
  }
  return read;
}

/** Deletes the files of a mail that has left. Files that cannot be deleted now expire by themselves. */
export async function releaseAttached(
  uploads: Uploads,
  uid: string,
  files: readonly AttachedFile[],
): Promise<void> {
  await Promise.allSettled(files.map(({ uploadId, size }) => uploads.drop(uid, uploadId, partsOf(size))));
}

/**
 * Files that a person attaches to a mail. The payload holds one line for each, with upload id, size and name, but no
 * bytes. So the hash covers exactly what the person saw and what is sent.
 */
export type AttachedFile = { uploadId: string; size: number; filename: string };

/** Gmail's limit for all attachments of a mail together, as they travel. */
export const mostAttachedBytes = 25 * 1024 * 1024;
export const mostAttachedFiles = 25;
/** An upload comes in pieces of this size: each is one call and one document. */
export const uploadPartBytes = 900_000;

/** The size of a file in a mail: base64, in lines of 76 characters. */
export function encodedBytes(size: number): number {
  return Math.ceil(size / 57) * 78;
}

/** Whether files of these sizes fit into one mail together. */
export function fitsOneMail(sizes: readonly number[]): boolean {
  return sizes.reduce((sum, size) => sum + encodedBytes(size), 0) <= mostAttachedBytes;
}

export function partsOf(size: number): number {
  return Math.max(1, Math.ceil(size / uploadPartBytes));
}

/** The exact length of a part. */
export function bytesOfPart(size: number, part: number): number {
  return Math.min(uploadPartBytes, size - part * uploadPartBytes);
}

/** A safe file name has neither slashes nor line breaks, so it cannot be read as another field or file. */
export function writtenFiles(files: readonly AttachedFile[]): string {
  return files.map(({ uploadId, size, filename }) => `${uploadId}/${size}/${filename}`).join('\n');
}

const line = /^([A-Za-z0-9_-]{1,128})\/(\d{1,9})\/([^/]+)$/;

/** The files of a payload, or null if a line is malformed. */
export function filesIn(written: string | null | undefined): AttachedFile[] | null {
  if (written === null || written === undefined || written === '') return [];
  const files: AttachedFile[] = [];
  for (const one of written.split('\n')) {
    const [, uploadId, size, filename] = line.exec(one) ?? [];
    if (uploadId === undefined || filename === undefined) return null;
    files.push({ uploadId, size: Number(size), filename });
  }
  const isOften = new Set(files.map(({ uploadId }) => uploadId)).size < files.length;
  return isOften || files.length > mostAttachedFiles ? null : files;
}

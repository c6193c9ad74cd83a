import {
  type AttachedFile,
  filesIn,
  fitsOneMail,
  mostAttachedFiles,
  partsOf,
  writtenFiles,
} from '@crocodile-hub/core/domain/mail-files';

/** Why a file is not sent: it is over a limit, or its upload failed. */
type Obstacle = 'tooLarge' | 'tooMany' | 'notUploaded';

/** A file of a mail that is being written. */
export type Attaching = { key: string; filename: string; size: number } & (
  | { is: 'uploading'; parts: number }
  | { is: 'failed'; why: Obstacle; reason?: string | undefined }
  | { is: 'done'; uploadId: string }
);

export function keptFiles(written: string): Attaching[] {
  return (filesIn(written) ?? []).map((file) => ({ ...file, key: file.uploadId, is: 'done' }));
}

/** The uploaded files as the payload names them; unfinished ones are left out. */
export function writtenOf(files: readonly Attaching[]): string {
  return writtenFiles(files.flatMap((file): AttachedFile[] => (file.is === 'done' ? [file] : [])));
}

/** Adds a file. It is uploaded if the limits allow it beside the others and the carried files. */
export function withFile(
  files: readonly Attaching[],
  added: { key: string; filename: string; size: number },
  carried: readonly number[],
): Attaching[] {
  const going = files.filter((file) => file.is !== 'failed' || file.why === 'notUploaded');
  const why = obstacleFor(going, added.size, carried);
  return [...files, why === null ? { ...added, is: 'uploading', parts: 0 } : { ...added, is: 'failed', why }];
}

function obstacleFor(
  going: readonly Attaching[],
  size: number,
  carried: readonly number[],
): Exclude<Obstacle, 'notUploaded'> | null {
  if (going.length >= mostAttachedFiles) return 'tooMany';
  return fitsOneMail([...carried, ...going.map((file) => file.size), size]) ? null : 'tooLarge';
}

/** The files with one changed. A file that was removed meanwhile stays removed. */
export function withChange(
  files: readonly Attaching[],
  key: string,
  change: (file: Attaching) => Attaching,
): Attaching[] {
  return files.map((file) => (file.key === key ? change(file) : file));
}

/** How much of a file has arrived, of one. */
export function arrivedOf({ size, parts }: { size: number; parts: number }): number {
  return parts / partsOf(size);
}

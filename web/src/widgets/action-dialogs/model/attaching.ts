import {
  type AttachedFile,
  filesIn,
  fitsOneMail,
  mostAttachedFiles,
  partsOf,
  writtenFiles,
} from '@crocodile-hub/core/domain/mail-files';

/** Why a file does not go along: it is over a limit, or did not arrive. */
type Obstacle = 'tooLarge' | 'tooMany' | 'notUploaded';

/** A file of a mail that is being written. */
export type Attaching = { key: string; filename: string; size: number } & (
  | { is: 'uploading'; parts: number }
  | { is: 'failed'; why: Obstacle; reason?: string | undefined }
  | { is: 'done'; uploadId: string }
);

/** Those that a form has kept. */
export function keptFiles(written: string): Attaching[] {
  return (filesIn(written) ?? []).map((file) => ({ ...file, key: file.uploadId, is: 'done' }));
}

/** What the payload says of them: only whole ones are in it. */
export function writtenOf(files: readonly Attaching[]): string {
  return writtenFiles(files.flatMap((file): AttachedFile[] => (file.is === 'done' ? [file] : [])));
}

/** The files with one more, which goes along if there is room for it beside those that are carried. */
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

/** The same files, one of them changed; one that was taken out meanwhile stays out. */
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

import { describe, expect, it } from 'vitest';
import { type Attaching, keptFiles, withChange, withFile, writtenOf } from './attaching.ts';

const mb = 1024 * 1024;
const added = (key: string, size = 10) => ({ key, filename: `${key}.txt`, size });
const isOf = (files: readonly Attaching[]) =>
  files.map((file) => (file.is === 'failed' ? file.why : file.is));

describe('files of a mail that is being written', () => {
  it('are in the payload when they are whole, and come back from it', () => {
    const begun = withFile(withFile([], added('a'), []), added('b'), []);
    const files = withChange(begun, 'b', (file) => ({ ...file, is: 'done', uploadId: 'u2' }));
    expect(isOf(files)).toEqual(['uploading', 'done']);
    expect(writtenOf(files)).toBe('u2/10/b.txt');
    expect(keptFiles(writtenOf(files))).toEqual([
      { key: 'u2', uploadId: 'u2', filename: 'b.txt', size: 10, is: 'done' },
    ]);
  });

  it('have room beside each other and beside those that are carried', () => {
    const one = withFile([], added('a', 15 * mb), []);
    const two = withFile(one, added('b', 5 * mb), []);
    expect(isOf(two)).toEqual(['uploading', 'tooLarge']);
    // A refused file takes no room.
    expect(isOf(withFile(two, added('c', mb), []))).toEqual(['uploading', 'tooLarge', 'uploading']);
    expect(isOf(withFile([], added('a', 5 * mb), [15 * mb]))).toEqual(['tooLarge']);
  });

  it('are as many as a mail takes', () => {
    let files: Attaching[] = [];
    for (let index = 0; index < 26; index += 1) files = withFile(files, added(`f${index}`), []);
    expect(isOf(files).filter((is) => is === 'tooMany')).toHaveLength(1);
  });

  it('stay out once they were taken out', () => {
    expect(withChange([], 'a', (file) => ({ ...file, is: 'done', uploadId: 'u1' }))).toEqual([]);
  });
});

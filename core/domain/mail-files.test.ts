import { describe, expect, it } from 'vitest';
import {
  bytesOfPart,
  encodedBytes,
  filesIn,
  fitsOneMail,
  mostAttachedBytes,
  partsOf,
  uploadPartBytes,
  writtenFiles,
} from './mail-files.ts';

const file = { uploadId: 'u1', size: 12, filename: 'דוח 2026 (סופי).pdf' };

describe('the files of a payload', () => {
  it('are written in lines and read again', () => {
    const files = [file, { uploadId: 'u2', size: 0, filename: 'a b.txt' }];
    expect(filesIn(writtenFiles(files))).toEqual(files);
    expect([filesIn(''), filesIn(null), filesIn(undefined)]).toEqual([[], [], []]);
  });

  it.each([
    'u1',
    'u1/12',
    'u1/12/',
    'u1/-1/a',
    'u1/1e9/a',
    '../u2/12/a',
    'u1/12/a/b',
    'u1/12/a\n',
    'u1/12/a\nu1/12/a',
    Array.from({ length: 26 }, (_, index) => `u${index}/1/a`).join('\n'),
  ])('are refused when malformed: %j', (written) => {
    expect(filesIn(written)).toBeNull();
  });
});

describe('the limit of a mail', () => {
  it('counts files as they travel, all together', () => {
    expect(encodedBytes(57)).toBe(78);
    const most = Math.floor(mostAttachedBytes / 78) * 57;
    expect(fitsOneMail([most])).toBe(true);
    expect(fitsOneMail([most + 1])).toBe(false);
    expect(fitsOneMail([most - 57, 58])).toBe(false);
  });
});

it('parts of an upload are whole but for the last', () => {
  const size = 2 * uploadPartBytes + 5;
  expect(partsOf(size)).toBe(3);
  expect([0, 1, 2].map((part) => bytesOfPart(size, part))).toEqual([uploadPartBytes, uploadPartBytes, 5]);
  expect([partsOf(0), bytesOfPart(0, 0)]).toEqual([1, 0]);
});

import { expect, it } from 'vitest';
import { fileKindOf } from './file-kind.ts';

it.each([
  ['brief.pdf', 'application/octet-stream', 'pdf'],
  ['brief', 'application/pdf', 'pdf'],
  ['Costs.XLSX', 'application/octet-stream', 'table'],
  ['photo.jpg', 'image/jpeg', 'picture'],
  ['notes.txt', 'text/plain', 'text'],
  ['all.zip', 'application/zip', 'archive'],
  ['page.html', 'text/html', 'text'],
  ['noname', 'application/x-thing', 'other'],
])('%s of %s has the icon of a %s', (filename, mimeType, kind) => {
  expect(fileKindOf({ filename, mimeType })).toBe(kind);
});

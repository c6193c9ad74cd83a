import { expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

it.each([
  ['brief.pdf', 'brief.pdf'],
  ['הצעה.pdf', 'הצעה.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['.bashrc', 'bashrc'],
  ['a\u0000b\n.txt', 'ab.txt'],
  ['', 'attachment'],
])('%j is saved as %s', (given, name) => {
  expect(safeFileName(given)).toBe(name);
});

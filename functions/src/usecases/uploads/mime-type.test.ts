import { expect, it } from 'vitest';
import { safeMimeType } from './mime-type.ts';

it.each([
  ['application/pdf', 'application/pdf'],
  ['Text/Plain; charset=utf-8', 'text/plain'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', null],
  ['', 'application/octet-stream'],
  ['nonsense', 'application/octet-stream'],
  ['text/plain\r\nBcc: eve@attacker.example', 'application/octet-stream'],
  ['multipart/mixed', 'application/octet-stream'],
  ['message/rfc822', 'application/octet-stream'],
])('the type %j leaves as %j', (given, type) => {
  expect(safeMimeType(given)).toBe(type ?? given);
});

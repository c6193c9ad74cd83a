import { expect, it } from 'vitest';
import { isProviderToken } from './provider-token.ts';

it("takes what begins as Google's access tokens do, and nothing else", () => {
  expect(isProviderToken('ya29.a0AfB_by')).toBe(true);
  for (const other of [
    '',
    'ya2',
    'Bearer ya29.a0',
    'x-ya29.a0',
    'ya29.a b',
    'ya29.a\r\nX: y',
    null,
    undefined,
    29,
  ]) {
    expect(isProviderToken(other)).toBe(false);
  }
});

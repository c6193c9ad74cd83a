import { expect, it } from 'vitest';
import { connectionsMark } from './connections-mark.ts';

const gmail = { id: 'gmail', status: 'connected', account: 'noa@levi.test', lastSync: 1_000 } as const;
const markOf = (over: object) =>
  connectionsMark({ is: 'ready', items: [{ ...gmail, ...over }], fromCache: false });

it.each([
  [{ lastSync: 2_000 }, true],
  [{ status: 'error' }, false],
  [{ account: 'dana@levi.test' }, false],
  [{ id: 'whatsapp' }, false],
] as const)('with %j is the same: %s', (over, isSame) => {
  expect(markOf(over) === markOf({})).toBe(isSame);
});

it('is not known from this device alone', () => {
  expect(connectionsMark({ is: 'ready', items: [gmail], fromCache: true })).toBeUndefined();
  expect(connectionsMark({ is: 'loading' })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { googleConnectionOf } from './google-connection.ts';

const gmail = { id: 'gmail', status: 'connected', account: 'noa@levi.test', lastSync: null } as const;

it('is unknown until the server or this device has said something', () => {
  expect(googleConnectionOf({ is: 'loading' })).toEqual({ is: 'unknown' });
  expect(googleConnectionOf({ is: 'ready', items: [], fromCache: true })).toEqual({ is: 'unknown' });
  expect(googleConnectionOf({ is: 'failed', failure: 'unavailable' })).toEqual({ is: 'unknown' });
});

it('is connected as the account that the server names', () => {
  expect(googleConnectionOf({ is: 'ready', items: [gmail], fromCache: true })).toEqual({
    is: 'connected',
    account: 'noa@levi.test',
  });
});

it.each(['disconnected', 'error'] as const)('is not connected when its status is %s', (status) => {
  const live = { is: 'ready' as const, items: [{ ...gmail, status }], fromCache: false };
  expect(googleConnectionOf(live)).toEqual({ is: 'disconnected' });
});

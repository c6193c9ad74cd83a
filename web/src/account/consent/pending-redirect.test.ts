import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectReturn, takePendingRedirect } from './pending-redirect.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const pending = { state: 's1', nonce: 'n1', returnTo: '/smart-tasks', connects: 'google' } as const;

it('believes the answer that this tab waits for, once', () => {
  expectReturn(pending);
  expect(takePendingRedirect('s1')).toEqual(pending);
  expect(takePendingRedirect('s1')).toBeUndefined();
});

it('does not believe an answer that nobody asked for', () => {
  expect(takePendingRedirect('s1')).toBeUndefined();
  expectReturn(pending);
  expect(takePendingRedirect('another')).toBeUndefined();
  expect(takePendingRedirect(null)).toBeUndefined();
});

import { routes } from '@crocodile-hub/core/contract/routes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anna } from '../../testing/engine.ts';
import { usageCounter } from './count-usage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const call = { name: 'chat', route: routes.chat } as const;

it('lets a call pass whose count is late, and warns the operator', async () => {
  const warn = vi.fn();
  const error = vi.fn();
  const silent = { take: () => new Promise<number>(() => undefined) };
  const count = usageCounter(silent, { warn, error, info: vi.fn() });
  const passed = count(call, { person: anna, body: {} });
  await vi.advanceTimersByTimeAsync(3_000);
  await passed;
  expect(warn.mock.calls).toEqual([['usage.late', { kind: 'chat' }]]);
  expect(error).not.toHaveBeenCalled();
});

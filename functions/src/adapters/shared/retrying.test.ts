import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { retrying } from './retrying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a provider is asked if it always fails like this, each time after `ms`. */
async function triesOf(failure: Failure, ms = 0): Promise<number> {
  let tries = 0;
  const outcome = retrying(async () => {
    tries += 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    throw failure;
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(failure);
  return tries;
}

describe('a call that may be repeated', () => {
  it('is tried three times while the provider is in trouble', async () => {
    expect(await triesOf(new Failure('unavailable', 'unknown'))).toBe(3);
  });

  it('is not tried again when that is of no use', async () => {
    expect(await triesOf(new Failure('forbidden', 'unknown'))).toBe(1);
  });

  it('is not tried again after a silence that used up the patience', async () => {
    expect(await triesOf(new Failure('unavailable', 'unknown'), 3_000)).toBe(1);
  });

  it('is not tried again behind an open circuit', async () => {
    expect(await triesOf(new Failure('unavailable', 'unknown', { retryAfterSeconds: 5 }))).toBe(1);
  });

  it('waits as long as it is asked to, if that is short', async () => {
    expect(await triesOf(new Failure('rate-limited', 'unknown', { retryAfterSeconds: 1 }))).toBe(3);
    expect(await triesOf(new Failure('rate-limited', 'unknown', { retryAfterSeconds: 7 }))).toBe(1);
  });
});

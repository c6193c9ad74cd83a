import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a window, and timers that run when the test says so. */
export function inAWindow(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

import type { Clock } from '../ports/world.ts';

/** Time that moves only when told to, or when somebody waits. */
export function fakeClock(start = Date.parse('2026-11-20T09:00:00Z')): Clock & { advance(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    wait: (ms) => {
      now += ms;
      return Promise.resolve();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}

/** A clock that only a test sets and moves. */
export type ManualClock = {
  now(): number;
  set(at: Date): void;
  advance(milliseconds: number): void;
};

export function manualClock(start: Date): ManualClock {
  let time = start.getTime();
  return {
    now: () => time,
    set(at) {
      time = at.getTime();
    },
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

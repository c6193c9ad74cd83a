import type { Micros } from '../model/timestamp.ts';

/** The wall clock, given in so that tests own it. Milliseconds since the epoch. */
export type WallClock = () => number;

/**
 * A database's time, in microseconds. Commits get strictly increasing times, and every commit after a read is
 * later than that read, also when the wall clock stands still or goes back.
 */
export class CommitClock {
  readonly #wall: WallClock;
  #last: Micros;

  constructor(wall: WallClock, last: Micros) {
    this.#wall = wall;
    this.#last = last;
  }

  /** The time of a new commit. */
  tick(): Micros {
    this.#last = Math.max(this.#last + 1, this.#now());
    return this.#last;
  }

  /** The time of a read of the present state. */
  observe(): Micros {
    this.#last = Math.max(this.#last, this.#now());
    return this.#last;
  }

  #now(): Micros {
    return Math.floor(this.#wall() * 1000);
  }
}

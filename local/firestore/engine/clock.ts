import type { Micros } from '../model/timestamp.ts';

/** The wall clock as an argument, so that tests control it. Milliseconds since the epoch. */
export type WallClock = () => number;

/**
 * A database's time, in microseconds. Commit times strictly increase, and a commit is later than every earlier read,
 * even if the wall clock stops or goes back.
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

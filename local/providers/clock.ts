/** The stand-ins never read the time themselves: tests move it, and tokens expire when they say so. */
export type Clock = { now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

/** The stand-ins' only source of time: tests move it, so that tokens expire when a test wants. */
export type Clock = { now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

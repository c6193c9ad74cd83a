/** A test says that something never came, not that a machine is slow. */
const mostMs = 10_000;
const lookMs = 10;
/** Between two looks the document has at least so many times as long as one takes: what is waited for is drawn then. */
const restTimes = 2;

// A test may put its own clock into the document of the app; this one is the tester's.
const { setTimeout } = globalThis;

/** Asks until the answer is neither false nor undefined, and answers it. */
export async function until<T>(
  look: () => T | false | undefined | Promise<T | false | undefined>,
  what: () => string,
  timeout = mostMs,
): Promise<T> {
  const last = performance.now() + timeout;
  for (;;) {
    const began = performance.now();
    const seen = await look();
    if (seen !== false && seen !== undefined) return seen;
    if (performance.now() > last) throw new Error(`Waited ${timeout} ms for ${what()}`);
    const tookMs = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, Math.max(lookMs, tookMs * restTimes)));
  }
}

/** A test says that something never came, not that a machine is slow. */
const mostMs = 10_000;
const lookMs = 10;

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
    const seen = await look();
    if (seen !== false && seen !== undefined) return seen;
    if (performance.now() > last) throw new Error(`Waited ${timeout} ms for ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

/** Waits for the work, but no longer than until the signal. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('took too long')), { once: true }),
    ),
  ]);
}

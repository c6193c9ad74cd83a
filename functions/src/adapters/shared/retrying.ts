import { isFailure } from '../../ports/failure.ts';

const waitsMs = [200, 600];
/** A person waits for the answer: a call that took this long is not repeated, and a longer pause is not kept. */
const patienceMs = 2_500;

/** At most two more tries, with jitter, of a call that may be repeated freely. */
export async function retrying<T>(call: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (const waitMs of waitsMs) {
    try {
      return await call();
    } catch (error) {
      if (!isFailure(error)) throw error;
      const usualSeconds = error.kind === 'rate-limited' ? 60 : 0;
      const askedMs = (error.retryAfterSeconds ?? usualSeconds) * 1000;
      const pauseMs = Math.max(askedMs, waitMs * (0.5 + Math.random()));
      const isPassing = error.kind === 'unavailable' || error.kind === 'rate-limited';
      if (!isPassing || performance.now() - startedAt + pauseMs > patienceMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return await call();
}

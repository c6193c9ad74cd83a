import { isFailure } from '../../ports/failure.ts';

const waitsMs = [200, 600];
const longestWaitMs = 2_000;

/** At most two more tries, with jitter, of a call that may be repeated freely. */
export async function retrying<T>(call: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await call();
    } catch (error) {
      if (!isFailure(error)) throw error;
      const askedMs = error.kind === 'rate-limited' ? (error.retryAfterSeconds ?? 60) * 1000 : 0;
      if (!(error.kind === 'unavailable' || error.kind === 'rate-limited') || askedMs > longestWaitMs)
        throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.max(askedMs, waitMs * (0.5 + Math.random()))));
    }
  }
  return await call();
}

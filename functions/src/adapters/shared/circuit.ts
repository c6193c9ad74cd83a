import { Failure, isFailure } from '../../ports/failure.ts';

export type Circuit = <T>(call: () => Promise<T>) => Promise<T>;

/** So many calls in a row must have failed: a few faults of one person must not shut out the others. */
const failuresToOpen = 20;
const openMs = 5_000;

/**
 * Stops asking a provider that only fails. After a pause one call tries again; its success closes the circuit. Only
 * silence and 5xx count: a refusal is an answer.
 */
export function circuit(silence: string, now: () => number = Date.now): Circuit {
  let failures = 0;
  let openUntil = 0;
  let isProbing = false;

  return async (call) => {
    const isOpen = failures >= failuresToOpen;
    if (isOpen && (now() < openUntil || isProbing)) {
      throw new Failure('unavailable', silence, { retryAfterSeconds: Math.ceil(openMs / 1000) });
    }
    isProbing = isOpen;
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      if (isFailure(error, 'unavailable')) {
        failures += 1;
        openUntil = now() + openMs;
      } else {
        failures = 0;
      }
      throw error;
    } finally {
      if (isOpen) isProbing = false;
    }
  };
}

import { isFailure } from '../ports/failure.ts';
import type { Ports } from '../ports/ports.ts';

/** The wait before each try. */
const askedAfterMs = [0, 100, 300] as const;

/**
 * Asks a provider with a grant. The grant counts as ended only after three refusals, since the person must then connect
 * again. Null if it has ended; any other error is thrown at once.
 */
export async function refusedForGood<T>(
  { clock }: Pick<Ports, 'clock'>,
  ask: () => Promise<T>,
): Promise<T | null> {
  for (const ms of askedAfterMs) {
    if (ms > 0) await clock.wait(ms);
    try {
      return await ask();
    } catch (error) {
      if (!isFailure(error, 'reauth')) throw error;
    }
  }
  return null;
}

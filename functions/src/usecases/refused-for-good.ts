import { isFailure } from '../ports/failure.ts';

/** How long it is waited before each time. */
const askedAfterMs = [0, 100, 300] as const;

/**
 * Asks a provider for something of a grant, and believes that the grant is over only when it says so three times: for
 * the person it means to connect again. Null then; whatever leaves it open is thrown at once.
 */
export async function refusedForGood<T>(ask: () => Promise<T>): Promise<T | null> {
  for (const ms of askedAfterMs) {
    if (ms > 0) await new Promise((resolve) => void setTimeout(resolve, ms));
    try {
      return await ask();
    } catch (error) {
      if (!isFailure(error, 'reauth')) throw error;
    }
  }
  return null;
}

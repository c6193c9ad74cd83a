import type { Failure } from '../../kit/wire/failure.ts';

/**
 * Runs a consent in a window of its own; in none if the browser opens none. Call it directly in the click handler. The
 * window has no name, because a name could match the closing window of an earlier try.
 */
export async function inConsentWindow<O>(
  run: (popup: Window | null) => Promise<O>,
): Promise<O | { is: 'failed'; failure: Failure }> {
  const popup = window.open('', '_blank', 'popup,width=520,height=680');
  try {
    return await run(popup);
  } catch {
    popup?.close();
    return { is: 'failed', failure: { kind: 'unavailable' } };
  }
}

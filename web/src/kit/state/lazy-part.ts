import { lazy } from 'react';

/**
 * A part of a screen, fetched when it is first drawn. Offline it waits for a connection while the rest of the screen
 * shows.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => whenOnline(load));

/**
 * Fetches a part of the app. Offline it waits for a connection; other failures go to the caller. A browser may remember
 * that a file could not be fetched, and ask no more: then the page is loaded anew, with what was typed and is open.
 */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  const beganOffline = !navigator.onLine;
  try {
    return await load();
  } catch (error) {
    // The connection may have come back before the failure was told: what began without one is tried again.
    if (navigator.onLine && !beganOffline) throw error;
    if (!navigator.onLine)
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load().catch(() => {
      if (!navigator.onLine) return whenOnline(load);
      window.location.reload();
      return new Promise<never>(() => {});
    });
  }
}

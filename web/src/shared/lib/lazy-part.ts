import { lazy } from 'react';

/**
 * A part of a screen that is fetched when it is first drawn. Without a connection it waits for one: the rest of the
 * screen stands.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => whenOnline(load));

/** Fetches a part of the app. Without a connection it waits for one; any other failure is the caller's. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenOnline(load);
  }
}

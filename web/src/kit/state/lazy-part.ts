import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of a screen, fetched when it is first drawn. Until then, and offline until there is a connection, `standIn`
 * stands in its place while the rest of the screen shows.
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  standIn: (props: P) => ReactNode = nothing,
): FunctionComponent<P> {
  const Part = lazyAgain(() => whenOnline(load));
  return (props) => createElement(Suspense, { fallback: standIn(props) }, createElement(Part, props));
}

const nothing = () => null;

/** React.lazy, but a failed fetch is forgotten once it was shown: the next drawing fetches again. */
export function lazyAgain<P extends object>(load: Load<P>): FunctionComponent<P> {
  let Part = fresh();
  function fresh(): ComponentType<P> {
    return lazy(() =>
      load().catch((error: unknown) => {
        failed.add(() => (Part = fresh()));
        throw error;
      }),
    );
  }
  return (props) => createElement(Part, props);
}

const failed = new Set<() => void>();

/**
 * The error boundary calls this after it has shown a failure. Not earlier: React draws a part that failed more than
 * once, and would fetch without end.
 */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Before a part that could not be fetched is asked for once more: a connection that breaks off is often back by then. */
const againAfterMs = 500;

/**
 * Fetches a part of the app. Offline it waits for a connection; otherwise it tries once more before the failure goes to
 * the caller. A browser may remember that a file could not be fetched, and ask no more: then, where there was no
 * connection, the page is loaded anew, with what was typed and is open.
 */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  const beganOffline = !navigator.onLine;
  try {
    return await load();
  } catch (error) {
    // The connection may have come back before the failure was told: what began without one is tried again.
    if (navigator.onLine && !beganOffline) {
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
      // What the first failure says tells more than a second one of the same cause.
      return load().catch(() => Promise.reject(error));
    }
    if (!navigator.onLine)
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load().catch(() => {
      if (!navigator.onLine) return whenOnline(load);
      window.location.reload();
      return new Promise<never>(() => {});
    });
  }
}

/** Waits; resolves early when it is called off. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves when this device has a connection, or when it is called off. */
export function becomeOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine || signal.aborted) return resolve();
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}

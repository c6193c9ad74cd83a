/** Waits; resolves early when it is called off. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** Resolves when this device has a connection, or when it is called off. */
export function becomeOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine || signal.aborted) return resolve();
    const end = () => {
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

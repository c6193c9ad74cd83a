/** Registers the service worker, and calls `onWaiting` when a newer version waits to take over. */
export async function followUpdates(onWaiting: (takeOver: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (worker: ServiceWorker | null) => {
    // The very first worker replaces no older version, so nothing is offered.
    if (worker === null || navigator.serviceWorker.controller === null) return;
    onWaiting(() => takeOver(worker));
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage('take-over');
}

/**
 * How a notification looks, whoever shows it: the page, or the service worker for a push. The worker imports nothing,
 * so the same stands there once more (worker/service-worker.ts).
 */
export function optionsOf({ id, body, path }: { id: string; body: string; path: string }) {
  return {
    body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    dir: 'auto',
    // It stays until it is answered: a reminder is no news in passing.
    requireInteraction: true,
    tag: id,
    data: { path },
  } as const;
}

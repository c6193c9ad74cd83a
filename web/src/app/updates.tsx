import { useEffect } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';

/** The first screen's own files go first. */
const registerAfterMs = 3_000;

/** Offers a new version when there is one; never reloads by itself. */
export default function Updates() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const offer = (takeOver: () => void) =>
      void notify.info(t('updateReady'), {
        id: 'update',
        place: 'top',
        durationMs: Infinity,
        action: { label: t('updateNow'), run: takeOver },
      });
    const timer = window.setTimeout(() => void followUpdates(offer).catch(() => undefined), registerAfterMs);
    return () => window.clearTimeout(timer);
  }, [t]);
  return null;
}

/** Registers the service worker, and calls `onWaiting` when a newer version waits to take over. */
async function followUpdates(onWaiting: (takeOver: () => void) => void): Promise<void> {
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

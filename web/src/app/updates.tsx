import { useEffect } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';

/** The first screen's own files go first. */
const registerAfterMs = 3_000;

/** Offers a new version when there is one; never reloads by itself. */
export default function Updates() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const workers = navigator.serviceWorker;
    const page = {
      offer: (update: () => void) =>
        void notify.info(t('updateReady'), {
          id: 'update',
          place: 'top',
          durationMs: Infinity,
          action: { label: t('updateNow'), run: update },
        }),
      reload: () => window.location.reload(),
    };
    const timer = window.setTimeout(
      () => void followUpdates(workers, page).catch(() => undefined),
      registerAfterMs,
    );
    return () => window.clearTimeout(timer);
  }, [t]);
  return null;
}

type Page = { offer: (update: () => void) => void; reload: () => void };

/**
 * Registers the service worker, and offers a newer version that waits to take over. Where the person updates in one
 * tab, that tab is loaded anew; the others offer it, since somebody may be typing there.
 */
export async function followUpdates(workers: ServiceWorkerContainer, page: Page): Promise<void> {
  let isAsked = false;
  // The very first worker replaces no older version, so nothing is offered.
  let isUpdate = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isAsked) page.reload();
    else if (isUpdate) page.offer(page.reload);
    isUpdate = true;
  });
  const registration = await workers.register('/sw.js');
  const offer = (worker: ServiceWorker | null) => {
    if (worker === null || workers.controller === null) return;
    page.offer(() => {
      isAsked = true;
      worker.postMessage('take-over');
    });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
}

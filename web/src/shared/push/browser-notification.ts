import { notificationPermission } from '../lib/notification-permission.ts';

type Shown = { id: string; title: string; body: string; path: string; onOpen: () => void };

/** Shows a notification of the browser's own. The same id is shown as one, whoever else shows it. */
export async function showBrowserNotification(wanted: Shown): Promise<void> {
  if (notificationPermission() !== 'granted' || (await isShownByWorker(wanted))) return;
  const { id, title, body, onOpen } = wanted;
  try {
    const shown = new Notification(title, { body, tag: id, icon: '/icon.svg', requireInteraction: true });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onOpen();
    });
  } catch {
    // Chrome on Android only lets a service worker show notifications.
  }
}

/**
 * Where there is a service worker it shows them all: to browsers, one of a page and one of a worker are two, even
 * under the same tag, and a push shows the worker's. Its click comes back as a message (see `followOpened`).
 */
async function isShownByWorker({ id, title, body, path }: Shown): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active == null) return false;
    const options = { body, tag: id, icon: '/icon-192.png', requireInteraction: true, data: { path } };
    await registration.showNotification(title, options);
    return true;
  } catch {
    return false;
  }
}

/** Calls back with the path of a clicked notification that the service worker showed; returns how to stop. */
export function followOpened(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    const path = typeof data === 'object' && data !== null && 'open' in data ? data.open : undefined;
    if (typeof path === 'string' && path.startsWith('/')) open(path);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

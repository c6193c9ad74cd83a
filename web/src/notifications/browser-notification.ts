import { notificationPermission } from './notification-permission.ts';
import { optionsOf } from './notification-options.ts';

type BrowserNotification = { id: string; title: string; body: string; path: string; onOpen: () => void };

/** Shows a browser notification. Notifications with the same id replace each other, whoever shows them. */
export async function showBrowserNotification(wanted: BrowserNotification): Promise<void> {
  if (notificationPermission() !== 'granted' || (await isShownByWorker(wanted))) return;
  const { title, onOpen } = wanted;
  try {
    const shown = new Notification(title, optionsOf(wanted));
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
 * If there is a service worker, it shows all notifications, pushes too: browsers treat one from a page and one from a
 * worker as two, even with the same tag. A click on it arrives as a message (see `followOpened`).
 */
async function isShownByWorker(wanted: BrowserNotification): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active == null) return false;
    await registration.showNotification(wanted.title, optionsOf(wanted));
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

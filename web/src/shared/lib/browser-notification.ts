type Permission = NotificationPermission | 'unsupported';

export function notificationPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks once, from a click or a key press: browsers refuse to ask at other times. */
export async function askToNotify(): Promise<Permission> {
  if (notificationPermission() !== 'default') return notificationPermission();
  return Notification.requestPermission();
}

type Shown = { id: string; title: string; body: string; onOpen: () => void };

/** Shows a notification of the browser's own. The same id is shown as one, whoever else shows it. */
export function showBrowserNotification({ id, title, body, onOpen }: Shown): void {
  if (notificationPermission() !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: id, icon: '/icon.svg', requireInteraction: true });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onOpen();
    });
  } catch {
    // Chrome on Android only lets a service worker show notifications; push brings them there.
  }
}

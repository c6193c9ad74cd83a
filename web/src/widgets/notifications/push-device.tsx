import { useEffect, useSyncExternalStore } from 'react';
import { useUid } from '../../shared/auth/person.ts';
import { readAppConfig } from '../../shared/config/app-config.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { followOpened } from '../../shared/push/browser-notification.ts';
import { followPermission, notificationPermission } from '../../shared/lib/notification-permission.ts';
import { useGo } from '../../shared/nav/use-go.ts';

/** Subscribes this browser to pushes once notifications are allowed, and follows clicks on them. */
export function PushDevice() {
  const uid = useUid();
  const { locale } = useLocale();
  const go = useGo();
  const permission = useSyncExternalStore(followPermission, notificationPermission);

  useEffect(() => {
    if (uid === undefined || permission !== 'granted') return undefined;
    const leaving = new AbortController();
    // Best effort: open pages and the list notify without pushes too.
    take({ uid, locale, signal: leaving.signal }).catch(() => undefined);
    return () => leaving.abort();
  }, [uid, permission, locale]);

  useEffect(() => followOpened(go), [go]);

  return null;
}

type Wish = { uid: string; locale: string; signal: AbortSignal };

async function take({ uid, locale, signal }: Wish): Promise<void> {
  const { pushKey } = readAppConfig();
  if (pushKey === undefined || !('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const [registration, { takePushes }] = await Promise.all([
    navigator.serviceWorker.ready,
    import('../../shared/push/this-device.ts'),
  ]);
  if (!signal.aborted) await takePushes(registration, { uid, key: pushKey, locale });
}

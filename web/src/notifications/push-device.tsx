import { useEffect, useSyncExternalStore } from 'react';
import { useUid } from '../account/person.ts';
import { readAppConfig } from '../kit/wire/app-config.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { followOpened } from './browser-notification.ts';
import { followPermission, notificationPermission } from './notification-permission.ts';
import { go } from '../kit/nav/place.tsx';

/** Subscribes this browser to pushes once notifications are allowed, and follows clicks on them. */
export function PushDevice() {
  const uid = useUid();
  const { locale } = useLocale();
  const permission = useSyncExternalStore(followPermission, notificationPermission);

  useEffect(() => {
    if (uid === undefined || permission !== 'granted') return undefined;
    const leaving = new AbortController();
    // Best effort: open pages and the list notify without pushes too.
    take({ uid, locale, signal: leaving.signal }).catch(() => undefined);
    return () => leaving.abort();
  }, [uid, permission, locale]);

  useEffect(() => followOpened(go), []);

  return null;
}

type Wish = { uid: string; locale: string; signal: AbortSignal };

async function take({ uid, locale, signal }: Wish): Promise<void> {
  const { pushKey } = readAppConfig();
  if (pushKey === undefined || !('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const [registration, { takePushes }] = await Promise.all([
    navigator.serviceWorker.ready,
    import('../account/this-device.ts'),
  ]);
  if (!signal.aborted) await takePushes(registration, { uid, key: pushKey, locale });
}

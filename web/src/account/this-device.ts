import { pushSubscription } from '@crocodile-hub/core/contract/push';
import { call } from '../kit/wire/call.ts';
import { keptSubscription } from './kept-subscription.ts';

/** Browsers require this option. */
const wanted = { userVisibleOnly: true };

type Registration = Pick<ServiceWorkerRegistration, 'pushManager'>;

/**
 * Subscribes this browser to pushes for the person, under the key, and tells the server its address. An existing
 * subscription of somebody else's, or with another key, is ended first.
 */
export async function takePushes(
  { pushManager }: Registration,
  { uid, key, locale }: { uid: string; key: string; locale: string },
): Promise<void> {
  if ((await pushManager.permissionState(wanted)) !== 'granted') return;
  const found = await pushManager.getSubscription();
  const mine = keptSubscription.read();
  const isMine = mine?.endpoint === found?.endpoint && mine?.key === key;
  if (found !== null && !isMine) await found.unsubscribe();
  const subscription =
    found !== null && isMine ? found : await pushManager.subscribe({ ...wanted, applicationServerKey: key });
  keptSubscription.write({ endpoint: subscription.endpoint, key });
  const told = pushSubscription.parse(subscription.toJSON());
  await call('pushSubscribe', { body: { userId: uid, subscription: told, locale } });
}

/** Ends the pushes to this browser. Offline the subscription still ends; the server learns of it at its next push. */
export async function leavePushes({ pushManager }: Registration, uid: string): Promise<void> {
  const found = await pushManager.getSubscription();
  if (found === null) return;
  const { endpoint } = found;
  await Promise.allSettled([
    found.unsubscribe(),
    call('pushUnsubscribe', { body: { userId: uid, endpoint } }),
  ]);
}

import { pushSubscription } from '@crocodile-hub/core/contract/push';
import { call } from '../http/call.ts';
import { keptSubscription } from './kept-subscription.ts';

/** Browsers allow no others. */
const wanted = { userVisibleOnly: true };

type Registration = Pick<ServiceWorkerRegistration, 'pushManager'>;

/**
 * Lets pushes come to this browser, for the person and under the key, and tells the server where to send them. A
 * subscription that somebody else left, or that was made with another key, ends: its pushes were for others.
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

/** Ends the pushes to this browser. Without a connection the subscription ends all the same, and the server learns it. */
export async function leavePushes({ pushManager }: Registration, uid: string): Promise<void> {
  const found = await pushManager.getSubscription();
  if (found === null) return;
  const { endpoint } = found;
  await Promise.allSettled([
    found.unsubscribe(),
    call('pushUnsubscribe', { body: { userId: uid, endpoint } }),
  ]);
}

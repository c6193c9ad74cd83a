import type * as z from 'zod/mini';
import type { pushSubscribeRequest } from '@crocodile-hub/core/contract/push';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';

/** Notes a browser that takes pushes, if they come through a push service that we know. */
export async function subscribe(
  { push, devices, clock }: Pick<Ports, 'push' | 'devices' | 'clock'>,
  uid: string,
  { subscription, locale }: z.output<typeof pushSubscribeRequest>,
): Promise<{ success: true }> {
  if (!push.isConfigured) throw new Failure('unavailable', 'Push is not set up here.');
  if (!push.serves(subscription.endpoint)) {
    const message = 'This is no push service that we send to';
    throw new Failure('invalid', message, { issues: [{ path: 'subscription.endpoint', message }] });
  }
  await devices.keep(uid, { subscription, locale: locale ?? null }, clock.now());
  return { success: true };
}

import type * as z from 'zod/mini';
import type { pushSubscribeRequest } from '@crocodile-hub/core/contract/push';
import { Failure, issue } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';

/** Notes a browser that takes pushes, if they come through a push service that we know. */
export async function subscribe(
  { push, devices, clock }: Pick<Ports, 'push' | 'devices' | 'clock'>,
  uid: string,
  { subscription, locale }: z.output<typeof pushSubscribeRequest>,
): Promise<{ success: true }> {
  if (!push.isConfigured) throw new Failure('unavailable', 'noPush');
  if (!push.serves(subscription.endpoint)) {
    const issues = [issue('subscription.endpoint', 'unknownPushService')];
    throw new Failure('invalid', 'unknownPushService', { issues });
  }
  await devices.keep(uid, { subscription, locale: locale ?? null }, clock.now());
  return { success: true };
}

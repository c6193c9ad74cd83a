import type * as z from 'zod/mini';
import type { pushSubscribeRequest } from '@crocodile-hub/core/contract/push';
import { Failure, issue } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';

/** Stores a browser that takes pushes, if its push service is known. */
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

import type * as z from 'zod/mini';
import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { pushSubscribeRequest } from '@crocodile-hub/core/contract/push';
import { clockTime, isQuietAt } from '@crocodile-hub/core/domain/quiet-hours';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { Failure, issue } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Device } from '../../ports/reminders.ts';
import { logProblem } from '../log-problem.ts';
import { bodyOf, titleOf } from './words.ts';

export type NotifyPorts = Pick<Ports, 'push' | 'devices' | 'log' | 'clock'> & {
  workspace: Pick<Ports['workspace'], 'quietHours'>;
};

/** The page that lists notifications. */
const path = '/smart-tasks';

/**
 * Pushes a stored notification to every device of the person. Best effort: a failed push never fails the caller, since
 * the notification is already stored. In quiet hours it is only listed.
 */
export async function notifyDevices(
  ports: NotifyPorts,
  uid: string,
  id: string,
  notification: NotificationDocument,
): Promise<void> {
  if (!ports.push.isConfigured) return;
  try {
    if (await isQuiet(ports, uid)) return;
    const devices = await ports.devices.list(uid);
    await Promise.all(devices.map((device) => notifyDevice(ports, uid, device, id, notification)));
  } catch (error) {
    ports.log.error('push.devices-failed', error);
  }
}

async function isQuiet({ workspace, clock }: NotifyPorts, uid: string): Promise<boolean> {
  const hours = await workspace.quietHours(uid);
  return hours !== null && isQuietAt(clockTime(clock.now(), personTimeZone(hours.timeZone)), hours);
}

async function notifyDevice(
  { push, devices, log }: Pick<NotifyPorts, 'push' | 'devices' | 'log'>,
  uid: string,
  { subscription, locale }: Device,
  id: string,
  notification: NotificationDocument,
): Promise<void> {
  try {
    const body = bodyOf(notification, locale);
    const outcome = await push.send(subscription, { id, title: titleOf(notification, locale), body, path });
    log.info('push.sent', { outcome });
    if (outcome === 'gone') await devices.forget(uid, subscription.endpoint);
  } catch (error) {
    logProblem(log, 'push.failed', error);
  }
}

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

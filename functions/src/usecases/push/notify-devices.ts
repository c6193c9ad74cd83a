import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import { clockTime, isQuietAt } from '@crocodile-hub/core/domain/quiet-hours';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import type { Device } from '../../ports/reminders.ts';
import { asFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
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
    log.warn('push.failed', { kind: asFailure(error).kind });
  }
}

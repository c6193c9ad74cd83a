import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import type { ReminderStep } from '../../ports/reminders.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { notifyDevices, type NotifyPorts } from '../push/devices.ts';
import { earlyMs } from '../wake-up/queue-times.ts';
import { deliver, type Delivery } from './delivery.ts';
import { wakeReminder, type WakePorts } from './wake.ts';

export type DeliverPorts = WakePorts & NotifyPorts & { accounts: Accounts };

/** Fires one reminder if it is due. One revision is delivered only once, however often this is called. */
export async function deliverDue(
  ports: DeliverPorts,
  uid: string,
  id: string,
  revision: number | 'any',
): Promise<Delivery['is']> {
  if ((await ports.accounts.find(uid)) === null) return await callOff(ports, uid, id);
  const delivery = await tryDelivery(ports, uid, id, revision);
  switch (delivery.is) {
    case 'outdated':
      return 'outdated';
    case 'early': {
      const waitMs = delivery.dueAt - ports.clock.now();
      if (waitMs > earlyMs) return 'early';
      await ports.clock.wait(Math.max(1, waitMs));
      return await deliverDue(ports, uid, id, revision);
    }
    case 'delivered': {
      const { reminder, notification } = delivery;
      ports.log.info('reminder.delivered', { lateMs: notification.document.lateMs });
      if (reminder.status === 'pending') await wakeReminder(ports, uid, id, reminder);
      await notifyDevices(ports, uid, notification.id, notification.document);
      return 'delivered';
    }
    default:
      return unreachable(delivery);
  }
}

/** Cancels the reminder of an account that has ended, also if it repeats. */
async function callOff(ports: DeliverPorts, uid: string, id: string): Promise<'outdated'> {
  await ports.reminders.transact(uid, id, (reminder): ReminderStep<void> =>
    reminder?.status === 'pending'
      ? { reminder: { ...reminder, status: 'cancelled', attendAt: null }, result: undefined }
      : { result: undefined },
  );
  ports.log.info('reminder.account-ended');
  return 'outdated';
}

function tryDelivery(
  ports: DeliverPorts,
  uid: string,
  id: string,
  revision: number | 'any',
): Promise<Delivery> {
  return ports.reminders.transact(uid, id, (reminder): ReminderStep<Delivery> => {
    const result = deliver(id, reminder, revision, ports.clock.now());
    return result.is === 'delivered'
      ? { reminder: result.reminder, notification: result.notification, result }
      : { result };
  });
}

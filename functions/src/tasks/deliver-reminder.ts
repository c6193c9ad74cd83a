import { reminderJob } from '@crocodile-hub/core/contract/queue';
import { isWorthAQuickTry } from '../usecases/patience.ts';
import { deliverDue, type DeliverPorts } from '../usecases/reminders/deliver-due.ts';
import { setBackReminder } from '../usecases/reminders/set-back.ts';
import { workOn } from './job.ts';

export async function deliverReminderTask(ports: DeliverPorts, data: unknown): Promise<void> {
  await workOn(data, reminderJob, ports.log, async ({ uid, reminderId, revision }) => {
    try {
      await deliverDue(ports, uid, reminderId, revision);
    } catch (error) {
      const failures = await setBackReminder(ports, uid, reminderId, error);
      if (isWorthAQuickTry(failures)) throw error;
    }
  });
}

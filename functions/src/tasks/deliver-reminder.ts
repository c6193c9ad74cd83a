import { reminderJob } from '@crocodile-hub/core/contract/queue';
import { deliverDue, type DeliverPorts } from '../usecases/reminders/deliver-due.ts';
import { workOn } from './job.ts';

export async function deliverReminderTask(ports: DeliverPorts, data: unknown): Promise<void> {
  await workOn(data, reminderJob, ports.log, async ({ uid, reminderId, revision }) => {
    await deliverDue(ports, uid, reminderId, revision);
  });
}

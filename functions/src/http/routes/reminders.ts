import { deleteReminder } from '../../usecases/reminders/delete.ts';
import { deliverDue, type DeliverPorts } from '../../usecases/reminders/deliver-due.ts';
import { updateReminder, type UpdatePorts } from '../../usecases/reminders/update.ts';
import type { Handlers } from '../call.ts';

export function reminderRoutes(ports: DeliverPorts & UpdatePorts) {
  return {
    deleteReminder: ({ person, body }) => deleteReminder(ports, person, body),
    updateReminder: ({ person, body }) => updateReminder(ports, person, body),
    claimReminder: async ({ person, body }) => {
      const outcome = await deliverDue(ports, person.uid, body.reminderId, 'any');
      return { success: true, delivered: outcome === 'delivered' };
    },
  } satisfies Partial<Handlers>;
}

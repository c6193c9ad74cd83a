import type { Ports } from '../../ports/ports.ts';
import { deleteReminder } from '../../usecases/reminders/delete.ts';
import type { Handlers } from '../call.ts';

export function reminderRoutes(ports: Ports) {
  return {
    deleteReminder: ({ person, body }) => deleteReminder(ports, person, body),
  } satisfies Partial<Handlers>;
}

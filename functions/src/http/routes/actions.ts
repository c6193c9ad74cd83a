import { readCommandBox } from '../../usecases/commands/command-box.ts';
import { readTyped, type ReadCommandPorts } from '../../usecases/commands/read-command.ts';
import { contactsOf } from '../../usecases/contacts/contacts.ts';
import {
  changePeople,
  peoplePage,
  takeBackPeople,
  type PeoplePorts,
} from '../../usecases/contacts/people.ts';
import { type ExecutePorts, execute } from '../../usecases/ledger/execute.ts';
import { takeBack } from '../../usecases/ledger/take-back.ts';
import { deleteReminder } from '../../usecases/reminders/cancel.ts';
import { deliverDue, type DeliverPorts } from '../../usecases/reminders/deliver-due.ts';
import { finishReminder } from '../../usecases/reminders/finish.ts';
import { updateReminder, type UpdatePorts } from '../../usecases/reminders/update.ts';
import type { Handlers } from '../call.ts';

export function actionRoutes(ports: ReadCommandPorts & ExecutePorts & PeoplePorts) {
  return {
    legacySmartTask: ({ person, body }) => readCommandBox(ports, person, body),
    readings: ({ body }) => readTyped(ports, body),
    contacts: async ({ person }) => ({ success: true, contacts: await contactsOf(ports, person) }),
    people: ({ person, query }) => peoplePage(ports, person, query.q ?? ''),
    changePeople: ({ person, body }) => changePeople(ports, person, body.change),
    takeBackPeople: ({ person, body }) => takeBackPeople(ports, person, body.id),
    execute: ({ person, body }) => execute(ports, person, body),
    undo: ({ person, body }) => takeBack(ports, person, body.key),
  } satisfies Partial<Handlers>;
}

export function reminderRoutes(ports: DeliverPorts & UpdatePorts) {
  return {
    deleteReminder: ({ person, body }) => deleteReminder(ports, person, body),
    updateReminder: ({ person, body }) => updateReminder(ports, person, body),
    finishReminder: ({ person, body }) => finishReminder(ports, person, body),
    claimReminder: async ({ person, body }) => {
      const outcome = await deliverDue(ports, person.uid, body.reminderId, 'any');
      return { success: true, delivered: outcome === 'delivered' };
    },
  } satisfies Partial<Handlers>;
}

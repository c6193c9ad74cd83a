/** One reader for every action. */
import type { Action } from '../intent/grammar.ts';
import type { Command, Outcome } from './command.ts';
import { createEvent } from './meeting.ts';
import { createReminder } from './reminder.ts';
import { searchFor } from './search.ts';
import { sendEmail, sendWhatsapp } from './send.ts';
import { createTask } from './task.ts';

const readers: Readonly<Record<Action, (command: Command) => Outcome>> = {
  send_email: sendEmail,
  send_whatsapp: sendWhatsapp,
  create_event: createEvent,
  reminder: createReminder,
  create_task: createTask,
  search: searchFor,
};

export function fill(command: Command): Outcome {
  return readers[command.head.action](command);
}

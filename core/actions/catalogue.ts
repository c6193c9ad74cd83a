import type * as z from 'zod/mini';
import type { ActionType } from '../contract/action-types.ts';
import { cancelEvent } from './cancel-event.ts';
import { cancelReminder } from './cancel-reminder.ts';
import { changeTask } from './change-task.ts';
import { createEvent } from './create-event.ts';
import { createTask } from './create-task.ts';
import { inviteToEvent } from './invite-to-event.ts';
import { naturalLanguageAction } from './natural-language-action.ts';
import type { ActionField, ActionRecord } from './record.ts';
import { reminder } from './reminder.ts';
import { rsvpEvent } from './rsvp-event.ts';
import { search } from './search.ts';
import { sendEmail } from './send-email.ts';
import { sendMessage } from './send-message.ts';
import { sendSms } from './send-sms.ts';
import { sendWhatsapp } from './send-whatsapp.ts';
import { snoozeMail } from './snooze-mail.ts';
import { sortMail } from './sort-mail.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updateEvent } from './update-event.ts';
import { updateReminder } from './update-reminder.ts';

const records = {
  send_email: sendEmail,
  create_event: createEvent,
  create_task: createTask,
  reminder,
  send_whatsapp: sendWhatsapp,
  search,
  natural_language_action: naturalLanguageAction,
  send_sms: sendSms,
  send_message: sendMessage,
  update_event: updateEvent,
  cancel_event: cancelEvent,
  invite_to_event: inviteToEvent,
  update_reminder: updateReminder,
  cancel_reminder: cancelReminder,
  sort_mail: sortMail,
  snooze_mail: snoozeMail,
  unsubscribe,
  change_task: changeTask,
  rsvp_event: rsvpEvent,
} as const satisfies Record<ActionType, ActionRecord>;

/** Every field that a person sees of some action. */
export type PayloadField = (typeof records)[ActionType]['fields'][number]['field'];
export type ActionPayloads = { [T in ActionType]: z.output<(typeof records)[T]['payload']> };

type Catalogued = Omit<ActionRecord, 'fields'> & { readonly fields: readonly ActionField<PayloadField>[] };

/** The record of every action. Small things that need no payload are in core/contract/action-types. */
export const catalogue: Readonly<Record<ActionType, Catalogued>> = records;

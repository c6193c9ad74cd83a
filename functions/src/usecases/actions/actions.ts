import type { ChannelSender } from '../../ports/channels.ts';
import type { ScheduledSends } from '../../ports/ledger.ts';
import type { Ports } from '../../ports/ports.ts';
import type { WebSearch } from '../../ports/outside.ts';
import { cancelEvent } from './cancel-event.ts';
import { cancelReminder } from './cancel-reminder.ts';
import { changeTask } from './change-task.ts';
import { createEvent } from './create-event.ts';
import { createTask } from './create-task.ts';
import { inviteToEvent } from './invite-to-event.ts';
import { naturalLanguageAction, type Propose } from './natural-language-action.ts';
import { register, type Actions } from './registry.ts';
import { reminder, type ReminderPorts } from './reminder.ts';
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

export type ActionPorts = ReminderPorts &
  Pick<
    Ports,
    'mail' | 'drafts' | 'log' | 'uploads' | 'inbox' | 'invitations' | 'tasks' | 'snoozes' | 'mailingLists'
  > & {
    web: WebSearch;
    channels: Record<'whatsapp' | 'sms' | 'messenger' | 'instagram', ChannelSender>;
    propose: Propose;
    sends: ScheduledSends;
    mailDomain: string;
  };

/** Every action the engine can run. */
export function makeActions(ports: ActionPorts): Actions {
  const remind = reminder(ports);
  return {
    send_email: register(sendEmail(ports)),
    create_event: register(createEvent(ports.calendar, remind)),
    update_event: register(updateEvent(ports.calendar)),
    cancel_event: register(cancelEvent(ports.calendar)),
    invite_to_event: register(inviteToEvent(ports.calendar)),
    rsvp_event: register(rsvpEvent(ports)),
    sort_mail: register(sortMail(ports)),
    snooze_mail: register(snoozeMail(ports)),
    unsubscribe: register(unsubscribe(ports)),
    update_reminder: register(updateReminder(ports)),
    cancel_reminder: register(cancelReminder(ports)),
    create_task: register(createTask()),
    change_task: register(changeTask(ports)),
    reminder: register(remind),
    send_whatsapp: register(sendWhatsapp(ports.channels.whatsapp)),
    search: register(search(ports.web)),
    natural_language_action: register(naturalLanguageAction(ports.propose)),
    send_sms: register(sendSms(ports.channels.sms)),
    send_message: register(sendMessage(ports.channels)),
  };
}

import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Contact } from '@crocodile-hub/core/language/reading';

/** Where the card says what is written. */
export const written: Readonly<Partial<Record<ActionType, 'body' | 'message'>>> = {
  send_email: 'body',
  send_whatsapp: 'message',
  send_sms: 'message',
  send_message: 'message',
};

/** What an action is called. */
export const titles: Readonly<Partial<Record<ActionType, string>>> = {
  create_event: 'title',
  reminder: 'task',
  create_task: 'title',
  update_event: 'newTitle',
  update_reminder: 'newTask',
  change_task: 'newTitle',
};

/** Names and addresses of a field of recipients, which is a list or a text. */
export function peopleIn(value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  const list: readonly unknown[] = Array.isArray(value) ? value : text.split(/[,;]/);
  return list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []));
}

/** What the bearers of an address are called. */
export function namesAt(address: string, contacts: readonly Contact[]): string[] {
  const same = contacts.filter(({ email, phone, messenger, instagram }) =>
    [email, phone, messenger, instagram].includes(address),
  );
  return same.map(({ name }) => name).filter((name) => name !== '');
}

import { z } from 'zod';

import { GoogleError } from '../errors.ts';
import type { StoredMessage, UserLabel } from './entities.ts';
import { SYSTEM_LABELS, countMessages, isSystemLabel } from './labels.ts';
import type { Mailbox } from './mailbox.ts';

const LabelFields = z.object({
  name: z.string().trim().min(1).max(225),
  messageListVisibility: z.enum(['show', 'hide']).default('show'),
  labelListVisibility: z.enum(['labelShow', 'labelShowIfUnread', 'labelHide']).default('labelShow'),
  color: z.object({ textColor: z.string(), backgroundColor: z.string() }).optional(),
});

export function createLabel(mailbox: Mailbox, body: unknown): UserLabel {
  const fields = LabelFields.parse(body);
  checkName(mailbox, fields.name);
  const numbers = mailbox.labels.values().map(({ id }) => Number(id.slice('Label_'.length)));
  const id = `Label_${Math.max(0, ...numbers) + 1}`;
  return mailbox.labels.put(id, { id, ...fields });
}

export function listLabels(mailbox: Mailbox) {
  return [...SYSTEM_LABELS.map(presentSystemLabel), ...mailbox.labels.values().map(presentUserLabel)];
}

export function labelWithCounts(mailbox: Mailbox, id: string) {
  const messages: StoredMessage[] = mailbox.messages();
  const label = isSystemLabel(id) ? presentSystemLabel(id) : presentUserLabel(findUserLabel(mailbox, id));
  return { ...label, ...countMessages(messages, id) };
}

function findUserLabel(mailbox: Mailbox, id: string): UserLabel {
  const label = mailbox.labels.get(id);
  if (!label) throw new GoogleError('notFound');
  return label;
}

function checkName(mailbox: Mailbox, name: string): void {
  if (isSystemLabel(name.toUpperCase())) throw new GoogleError('invalidArgument', 'Invalid label name');
  const wanted = name.toLowerCase();
  if (mailbox.labels.values().some((label) => label.name.toLowerCase() === wanted))
    throw new GoogleError('aborted');
}

function presentSystemLabel(id: string) {
  return { id, name: id, messageListVisibility: 'hide', labelListVisibility: 'labelShow', type: 'system' };
}

function presentUserLabel(label: UserLabel) {
  return { ...label, type: 'user' };
}

import type { StoredMessage } from './entities.ts';

export const SYSTEM_LABELS = [
  'INBOX',
  'SENT',
  'DRAFT',
  'TRASH',
  'SPAM',
  'UNREAD',
  'STARRED',
  'IMPORTANT',
  'CHAT',
  'CATEGORY_PERSONAL',
  'CATEGORY_SOCIAL',
  'CATEGORY_PROMOTIONS',
  'CATEGORY_UPDATES',
  'CATEGORY_FORUMS',
] as const;

/** Only Gmail sets these; a call that adds or removes them is refused. */
const GIVEN_BY_GMAIL = ['SENT', 'DRAFT', 'CHAT'];

export function isSystemLabel(id: string): boolean {
  return SYSTEM_LABELS.some((label) => label === id);
}

export function canBeSet(id: string): boolean {
  return isSystemLabel(id) && !GIVEN_BY_GMAIL.includes(id);
}

export function hasLabel(message: StoredMessage, labelId: string): boolean {
  return message.labelIds.includes(labelId);
}

export function isHidden(message: StoredMessage): boolean {
  return hasLabel(message, 'TRASH') || hasLabel(message, 'SPAM');
}

export type LabelChange = { add?: readonly string[]; remove?: readonly string[] };

/** What goes to the trash or to spam leaves the inbox; what comes back must leave them by the same call. */
export function changeLabels(labelIds: string[], { add = [], remove = [] }: LabelChange): string[] {
  const leavesInbox = add.includes('TRASH') || add.includes('SPAM');
  const gone = new Set([...remove, ...(leavesInbox ? ['INBOX'] : [])]);
  return [...new Set([...labelIds, ...add])].filter((label) => !gone.has(label));
}

export function countMessages(messages: StoredMessage[], labelId: string) {
  const labelled = messages.filter((message) => hasLabel(message, labelId));
  const unread = labelled.filter((message) => hasLabel(message, 'UNREAD'));
  return {
    messagesTotal: labelled.length,
    messagesUnread: unread.length,
    threadsTotal: countThreads(labelled),
    threadsUnread: countThreads(unread),
  };
}

export function countThreads(messages: StoredMessage[]): number {
  return new Set(messages.map((message) => message.threadId)).size;
}

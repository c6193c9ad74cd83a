import type { InboxMessage } from '../contract/inbox.ts';

/** What Gmail's labels say of a mail. Rule inbox.card.1. */
export function mailStatus(labels: readonly string[]): InboxMessage['status'] {
  if (labels.includes('STARRED') || labels.includes('IMPORTANT')) return 'Flagged';
  if (labels.includes('SENT')) return 'Replied';
  const isFiled = ['INBOX', 'DRAFT', 'TRASH', 'SPAM'].some((folder) => labels.includes(folder));
  if (!isFiled) return 'Archived';
  return labels.includes('UNREAD') ? 'New' : 'Waiting';
}

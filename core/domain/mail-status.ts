import type { InboxMessage } from '../contract/inbox.ts';

/** The status of a mail, read from Gmail's labels. Rule inbox.card.1. */
export function mailStatus(labels: readonly string[]): InboxMessage['status'] {
  if (labels.includes('STARRED') || labels.includes('IMPORTANT')) return 'Flagged';
  if (labels.includes('SENT')) return 'Replied';
  const isFiled = ['INBOX', 'DRAFT', 'TRASH', 'SPAM'].some((folder) => labels.includes(folder));
  if (!isFiled) return 'Archived';
  return labels.includes('UNREAD') ? 'New' : 'Waiting';
}

import type { emailListItem } from '@crocodile-hub/core/contract/inbox';
import type * as z from 'zod/mini';

type EmailListItem = z.output<typeof emailListItem>;

export type EmailPriority = 'high' | 'medium' | 'low';
export type RecentEmail = EmailListItem & { priority: EmailPriority };

const rank = { high: 0, medium: 1, low: 2 } as const satisfies Record<EmailPriority, number>;

/** Unread is high, labelled important medium. Rule data.mail.1. */
export function priorityOf({ unread, labels }: Pick<EmailListItem, 'unread' | 'labels'>): EmailPriority {
  if (unread) return 'high';
  return labels.includes('IMPORTANT') ? 'medium' : 'low';
}

/** The most important mails, by priority, then newest first. Each gets an id of its own. */
export function highlightsOf(emails: readonly EmailListItem[], most: number): RecentEmail[] {
  return withOwnIds(emails)
    .map((email) => ({ ...email, priority: priorityOf(email) }))
    .sort((a, b) => rank[a.priority] - rank[b.priority] || Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, most);
}

/** Rule data.mail.1: items without an id, or with one that another has, get generated ids. */
function withOwnIds(emails: readonly EmailListItem[]): EmailListItem[] {
  const taken = new Set<string>();
  return emails.map((email, index) => {
    const id = email.id === '' || taken.has(email.id) ? `email-${index}` : email.id;
    taken.add(id);
    return { ...email, id };
  });
}

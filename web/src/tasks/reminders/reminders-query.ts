import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery, type LiveQuery } from '../../kit/wire/firebase/live-query.ts';
import { liveUnion } from '../../kit/wire/firebase/live-union.ts';
import type { Reminder } from './reminder.ts';

/** How many reminders are listed of each kind: those still to be delivered, and the others. Rule data.lists.1. */
export type ListedReminders = { coming: number; settled: number };

export const pageSize = 50;

type Status = ReminderDocument['status'];
const coming: Status = 'pending';
const settled: readonly Status[] = ['sent', 'done', 'cancelled'];

const common = {
  path: paths.reminders,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).reminderDocument,
};

/** The next ones that are to be delivered, and of the others those that were due last. */
export function remindersQuery(listed: ListedReminders): LiveQuery<Reminder> {
  const next = liveQuery({
    ...common,
    name: `reminders/coming-${listed.coming}`,
    build: ({ query, where, orderBy, limit }, all) =>
      query(all, where('status', '==', coming), orderBy('dueAt', 'asc'), limit(listed.coming)),
  });
  const last = liveQuery({
    ...common,
    name: `reminders/settled-${listed.settled}`,
    build: ({ query, where, orderBy, limit }, all) =>
      query(all, where('status', 'in', settled), orderBy('dueAt', 'desc'), limit(listed.settled)),
  });
  return liveUnion(`reminders-${listed.coming}-${listed.settled}`, next, last);
}

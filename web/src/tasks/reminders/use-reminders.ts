import { useMemo, useState } from 'react';
import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { notificationsQuery } from '../../notifications/notification.ts';
import { reminderPhase, type PhasedReminder, type Reminder, sortReminders } from './reminder.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useNowPast } from '../../kit/state/use-now.ts';
import { liveQuery, type LiveQuery } from '../../kit/wire/firebase/live-query.ts';
import { liveUnion } from '../../kit/wire/firebase/live-union.ts';

export type Reminders =
  | { is: 'loading' }
  | { is: 'failed' }
  | {
      is: 'ready';
      reminders: readonly PhasedReminder[];
      /** Lists more of those that are not all listed. */
      showMore: Partial<Record<keyof ListedReminders, () => void>>;
    };

/** The person's reminders with their phase; each expires by itself at its time. Rule data.lists.1. */
export function useReminders(): Reminders {
  const uid = useUid();
  const [listed, setListed] = useState<ListedReminders>({ coming: pageSize, settled: pageSize });
  const { stored, failed } = useListed(uid, listed);
  const notifications = useLiveQuery(notificationsQuery, uid);
  const dueTimes = useMemo(() => (stored ?? []).map(({ dueAt }) => dueAt), [stored]);
  const now = useNowPast(dueTimes);
  const unseen = useMemo(() => {
    const unread = notifications.is === 'ready' ? notifications.items.filter(({ read }) => !read) : [];
    return new Set(unread.flatMap((one) => (one.type === 'reminder' ? [one.reminderId] : [])));
  }, [notifications]);
  const reminders = useMemo(
    () =>
      stored &&
      sortReminders(
        stored.map((reminder) => ({ reminder, phase: reminderPhase(reminder, { now, unseen }) })),
      ),
    [stored, now, unseen],
  );
  if (failed) return { is: 'failed' };
  if (stored === undefined || reminders === undefined) return { is: 'loading' };
  const coming = stored.filter(({ status }) => status === 'pending').length;
  const more = (which: keyof ListedReminders, count: number) =>
    count < listed[which] ? {} : { [which]: () => setListed({ ...listed, [which]: count + pageSize }) };
  const showMore = { ...more('coming', coming), ...more('settled', stored.length - coming) };
  return { is: 'ready', reminders, showMore };
}

type Stored = { uid: string | undefined; items: readonly Reminder[] | undefined };

/** What is stored. While more is loaded it stays as it was, so that nobody loses their place. */
function useListed(uid: string | undefined, listed: ListedReminders) {
  const query = useMemo(() => remindersQuery(listed), [listed]);
  const live = useLiveQuery(query, uid);
  const [before, setBefore] = useState<Stored>({ uid, items: undefined });
  if (live.is === 'ready' && before.items !== live.items) setBefore({ uid, items: live.items });
  const kept = before.uid === uid ? before.items : undefined;
  return { stored: live.is === 'ready' ? live.items : kept, failed: live.is === 'failed' };
}

/** How many reminders are listed of each kind: those still to be delivered, and the others. Rule data.lists.1. */
type ListedReminders = { coming: number; settled: number };

const pageSize = 50;

type Status = ReminderDocument['status'];
const coming: Status = 'pending';
const settled: readonly Status[] = ['sent', 'done', 'cancelled'];

const common = {
  path: paths.reminders,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).reminderDocument,
};

/** The next ones that are to be delivered, and of the others those that were due last. */
function remindersQuery(listed: ListedReminders): LiveQuery<Reminder> {
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

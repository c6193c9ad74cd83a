import { useMemo } from 'react';
import { notificationsQuery } from '../../notifications/notification.ts';
import { reminderPhase, type PhasedReminder, sortReminders } from './reminder.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useNowPast } from '../../kit/state/use-now.ts';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';

const newest = 50;

/** The reminders, the one due last first. */
const remindersQuery = liveQuery({
  name: 'reminders',
  path: paths.reminders,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).reminderDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('dueAt', 'desc'), sdk.limit(newest)),
});

export type Reminders =
  { is: 'loading' } | { is: 'failed' } | { is: 'ready'; reminders: readonly PhasedReminder[] };

/** The person's reminders with their phase; each expires by itself at its time. */
export function useReminders(): Reminders {
  const uid = useUid();
  const live = useLiveQuery(remindersQuery, uid);
  const notifications = useLiveQuery(notificationsQuery, uid);
  const stored = live.is === 'ready' ? live.items : undefined;
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
  if (live.is === 'failed') return { is: 'failed' };
  return reminders === undefined ? { is: 'loading' } : { is: 'ready', reminders };
}

import { useMemo } from 'react';
import { notificationsQuery } from '../../notifications/watch-notifications.ts';
import { remindersQuery } from './watch-reminders.ts';
import { reminderPhase } from './reminder-phase.ts';
import { type PhasedReminder, sortReminders } from './sort-reminders.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useNowPast } from '../../kit/state/use-now-past.ts';

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

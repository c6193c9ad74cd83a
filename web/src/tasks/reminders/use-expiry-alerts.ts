import { useEffect, useEffectEvent, useState } from 'react';
import type { Reminder, PhasedReminder } from './reminder.ts';
import { pages } from '../../kit/nav/pages.ts';
import { go } from '../../kit/nav/place.tsx';
import { showBrowserNotification } from '../../notifications/browser-notification.ts';
import { browserMemory } from '../../notifications/browser-memory.ts';
import { useDueWords } from '../../notifications/use-due-words.ts';
import { useIsQuiet } from '../../notifications/use-is-quiet.ts';

/**
 * Shows a browser notification when a reminder expires while its card is in view, even before the server's delivery
 * arrives. Both use the delivery's id, so the person is notified once. Not in quiet hours (rule profile.quiet.1).
 */
export function useExpiryAlerts(reminders: readonly PhasedReminder[]): void {
  const [memory] = useState(browserMemory);
  const dueWords = useDueWords();
  const isQuiet = useIsQuiet();
  const show = useEffectEvent(
    (id: string, reminder: Reminder) =>
      void showBrowserNotification({
        id,
        title: reminder.task,
        body: dueWords({ dueAt: reminder.dueAt, lateMs: 0 }),
        path: pages.smartTasks,
        onOpen: () => go(pages.smartTasks),
      }),
  );
  useEffect(() => {
    if (isQuiet === undefined || isQuiet()) return;
    const rung = new Map(
      reminders
        .filter(({ reminder, phase }) => phase === 'expired' && reminder.status === 'pending')
        .map(({ reminder }) => [`${reminder.id}-${reminder.revision}`, reminder]),
    );
    if (rung.size === 0) return;
    const announce = async () => {
      for (const id of await memory.claim('system', [...rung.keys()])) {
        const reminder = rung.get(id);
        if (reminder !== undefined) show(id, reminder);
      }
    };
    void announce().catch(() => undefined);
  }, [reminders, memory, isQuiet]);
}

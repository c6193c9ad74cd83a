import { useEffect, useEffectEvent, useState } from 'react';
import type { Reminder } from '../../entities/reminder/model/reminder.ts';
import type { PhasedReminder } from '../../entities/reminder/model/sort-reminders.ts';
import { pages } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { showBrowserNotification } from '../../shared/push/browser-notification.ts';
import { browserMemory } from '../../widgets/notifications/model/browser-memory.ts';
import { useDueWords } from '../../widgets/notifications/use-due-words.ts';

/**
 * Shows a browser notification when a reminder expires while its card is in view, even before the server's delivery
 * arrives. Both use the delivery's id, so the person is notified once.
 */
export function useExpiryAlerts(reminders: readonly PhasedReminder[]): void {
  const [memory] = useState(browserMemory);
  const dueWords = useDueWords();
  const go = useGo();
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
  }, [reminders, memory]);
}

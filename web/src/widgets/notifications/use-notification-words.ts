import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../../entities/notification/model/notification.ts';
import { useSettings } from '../../entities/profile/model/use-settings.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { whenInSentence } from '../../shared/lib/when.ts';
import { useDueWords } from './use-due-words.ts';

/** The line below a notification's title: when the reminder was due, or why the action did not leave. */
export function useNotificationWords(): (notification: Notification) => string {
  const { t } = useTranslation('notifications');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const dueWords = useDueWords();
  return useCallback(
    (notification) => {
      if (notification.type === 'reminder') return dueWords(notification);
      const when = whenInSentence(notification.dueAt, { locale, timeZone, now: Date.now() });
      return t(`notLeft_${notification.reason}`, { when });
    },
    [t, locale, timeZone, dueWords],
  );
}

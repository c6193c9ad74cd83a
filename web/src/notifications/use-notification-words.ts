import { useCallback } from 'react';
import type { Notification } from './notification.ts';
import { useSettings } from '../account/use-settings.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { whenInSentence } from '../kit/text/when.ts';
import { useDueWords } from './use-due-words.ts';

type Words = {
  title: string;
  /** When the reminder was due, or why the action failed to leave. */
  detail: string;
};

export function useNotificationWords(): (notification: Notification) => Words {
  const { t } = useTranslation('notifications');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const dueWords = useDueWords();
  return useCallback(
    (notification) => {
      const { type, title, dueAt } = notification;
      const when = whenInSentence(dueAt, { locale, timeZone, now: Date.now() });
      switch (type) {
        case 'reminder':
          return { title, detail: dueWords(notification) };
        case 'action':
          return { title, detail: t(`notLeft_${notification.reason}`, { when }) };
        case 'set-aside': {
          const { what } = notification;
          return {
            title: title === '' ? t(`unnamed_${what}`) : title,
            detail: t(`setAside_${what}`, { when }),
          };
        }
        default:
          return unreachable(type);
      }
    },
    [t, locale, timeZone, dueWords],
  );
}

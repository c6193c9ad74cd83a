import { latenessOf } from '@crocodile-hub/core/domain/lateness';
import { useCallback } from 'react';
import type { Notification } from './notification.ts';
import { useSettings } from '../account/use-settings.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { whenInSentence } from '../kit/text/when.ts';

/** Says when a reminder was due, and how late it came when it came late. */
export function useDueWords(): (notification: Pick<Notification, 'dueAt' | 'lateMs'>) => string {
  const { t } = useTranslation('notifications');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  return useCallback(
    ({ dueAt, lateMs }) => {
      const when = whenInSentence(dueAt, { locale, timeZone, now: Date.now() });
      const late = latenessOf(lateMs);
      if (late.is === 'on-time') return t('onTime', { when });
      return t('late', { when, lateness: t(`late_${late.unit}`, { count: late.amount }) });
    },
    [t, locale, timeZone],
  );
}

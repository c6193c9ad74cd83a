import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readRepetition } from '../lib/repetition.ts';
import { weekdayName } from '../lib/when.ts';
import { useLocale } from './use-locale.ts';

/** Says how often something comes, as a person would: Every day; Every 2 weeks, Sun and Wed. */
export function useRepeatWords(): (rule: string) => string {
  const { t } = useTranslation('actions');
  const { locale } = useLocale();
  return useCallback(
    (rule) => {
      const repetition = readRepetition(rule);
      if (repetition === null) return rule;
      const { frequency, interval, weekdays } = repetition;
      const often =
        interval > 1 ? t(`repeatEvery_${frequency}`, { count: interval }) : t(`repeat_${frequency}`);
      if (weekdays.length === 0) return often;
      const names = weekdays.map((day) => weekdayName(day, locale));
      return `${often}, ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}`;
    },
    [t, locale],
  );
}

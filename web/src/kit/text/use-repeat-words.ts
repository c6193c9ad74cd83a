import { repetitionLimits } from '@crocodile-hub/core/domain/repetition-words';
import { useCallback } from 'react';
import { deviceTimeZone } from './device-time-zone.ts';
import { readRepetition } from './repetition.ts';
import { weekdayName } from './when.ts';
import { useLocale } from './use-locale.ts';
import { useTranslation } from './use-translation.ts';

/** A repetition in words, such as: Every day, until May 1, 2027; Every 2 weeks, Sun and Wed. */
export function useRepeatWords(): (rule: string) => string {
  const { t } = useTranslation('actions');
  const { language, locale } = useLocale();
  return useCallback(
    (rule) => {
      const repetition = readRepetition(rule);
      if (repetition === null) return rule;
      const { frequency, interval, weekdays } = repetition;
      const often =
        interval > 1 ? t(`repeatEvery_${frequency}`, { count: interval }) : t(`repeat_${frequency}`);
      const names = weekdays.map((day) => weekdayName(day, locale));
      const days =
        names.length === 0 ? [] : [new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)];
      return [often, ...days, ...repetitionLimits(rule, language, deviceTimeZone())].join(', ');
    },
    [t, language, locale],
  );
}

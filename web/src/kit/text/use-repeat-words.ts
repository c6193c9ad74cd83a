import { repetitionLimits } from '@crocodile-hub/core/domain/repetition-words';
import { useCallback } from 'react';
import { readRepetition } from './repetition.ts';
import { weekdayName } from './when.ts';
import { useLocale } from './use-locale.ts';
import { useTranslation } from './use-translation.ts';

/** A repetition in words, such as: Every day, until May 1, 2027; Every 2 weeks, Sun and Wed. Its days are the zone's. */
export function useRepeatWords(timeZone: string): (rule: string) => string {
  const { t } = useTranslation('actions');
  const { language, locale } = useLocale();
  return useCallback(
    (rule) => {
      const repetition = readRepetition(rule);
      if (repetition === null) return rule;
      const { frequency, interval, weekdays } = repetition;
      const often = t(`repeatEvery_${frequency}`, { count: interval });
      const names = weekdays.map((day) => weekdayName(day, locale));
      const days =
        names.length === 0 ? [] : [new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)];
      return [often, ...days, ...repetitionLimits(rule, language, timeZone)].join(', ');
    },
    [t, language, locale, timeZone],
  );
}

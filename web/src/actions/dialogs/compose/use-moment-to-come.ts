import type { Instant } from '@crocodile-hub/core/contract/time';
import { useState } from 'react';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { chosenInstant } from './send-later.ts';
import { useSettings } from '../../../account/use-settings.ts';

/**
 * A day and an hour on the person's clock, for `DateAndTime`. `take` returns the instant, or marks it as not in the
 * future.
 */
export function useMomentToCome() {
  const { t } = useTranslation('inbox');
  const { timeZone } = useSettings();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [isWrong, setWrong] = useState(false);
  const bound = (value: string, set: (value: string) => void, error?: string) => ({
    value,
    onChange: ({ target }: { target: { value: string } }) => {
      setWrong(false);
      set(target.value);
    },
    error,
  });
  return {
    fields: {
      date: bound(date, setDate, isWrong ? t('timeToCome') : undefined),
      time: bound(time, setTime),
    },
    take(): Instant | null {
      const at = chosenInstant(date, time, timeZone, Date.now());
      setWrong(at === null);
      return at;
    },
  };
}

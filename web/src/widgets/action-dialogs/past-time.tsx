import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { instantOf } from './model/reminder-form.ts';

type DayAndHour = { date: string; time: string };

/** A time that has passed is asked about once: the same form pressed again goes. */
export function usePastTime({ date, time }: DayAndHour, timeZone: string) {
  const [askedOf, setAskedOf] = useState<string | null>(null);
  const local = `${date}T${time}:00`;
  return {
    isAsking: askedOf === local,
    /** Whether the form waits for another press. */
    asks(): boolean {
      if (askedOf === local || instantOf(local, timeZone) > Date.now()) return false;
      setAskedOf(local);
      return true;
    },
  };
}

export function PastTime() {
  const { t } = useTranslation('actions');
  return (
    <Typography role="alert" variant="small" component="p" sx={{ color: 'accentInk' }}>
      {t('timeHasPassed')}
    </Typography>
  );
}

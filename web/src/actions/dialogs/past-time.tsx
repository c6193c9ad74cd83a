import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { chosenMoment } from './chosen-moment.ts';

type DayAndHour = { date: string; time: string };

/** Asks once about a time that has passed; pressing again with the same time sends. */
export function usePastTime(chosen: DayAndHour, timeZone: string) {
  const [askedOf, setAskedOf] = useState<string | null>(null);
  const local = `${chosen.date}T${chosen.time}`;
  return {
    isAsking: askedOf === local,
    /** Whether the person must press again. */
    asks(): boolean {
      if (askedOf === local || chosenMoment(chosen, timeZone) > Date.now()) return false;
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

import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { type ActivityStatus, sampleActivity } from './sample-activity.ts';

export type StatusFilter = 'all' | ActivityStatus;
export type ShownActivity = { id: string; what: string; how: string; status: ActivityStatus; at: string };

/** The sample entries in the language of the screen, searched and filtered together. */
export function useActivity() {
  const { t } = useTranslation('activity-log');
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<StatusFilter>('all');
  const wanted = words.trim().toLocaleLowerCase();
  const shown = sampleActivity
    .map(({ what, how, status, at }): ShownActivity => ({ id: what, what: t(what), how: t(how), status, at }))
    .filter(({ status }) => filter === 'all' || status === filter)
    .filter(({ what, how }) => `${what} ${how}`.toLocaleLowerCase().includes(wanted));
  const clear = () => {
    setWords('');
    setFilter('all');
  };
  return { words, setWords, filter, setFilter, shown, clear };
}

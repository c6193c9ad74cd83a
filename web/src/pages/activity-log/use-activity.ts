import { useTranslation } from '../../kit/text/use-translation.ts';
import { type ActivityStatus, sampleActivity } from './sample-activity.ts';
import { useFilter } from '../../kit/state/use-filter.ts';

export type ShownActivity = { id: string; what: string; how: string; status: ActivityStatus; at: string };

/** The sample entries in the language of the screen, searched and filtered together. */
export function useActivity() {
  const { t } = useTranslation('activity-log');
  const list = useFilter<ActivityStatus>();
  const { words, filter } = list;
  const wanted = words.trim().toLocaleLowerCase();
  const shown = sampleActivity
    .map(({ what, how, status, at }): ShownActivity => ({ id: what, what: t(what), how: t(how), status, at }))
    .filter(({ status }) => filter === 'all' || status === filter)
    .filter(({ what, how }) => `${what} ${how}`.toLocaleLowerCase().includes(wanted));
  return { list, shown };
}

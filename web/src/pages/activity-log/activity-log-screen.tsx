import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { FilterBar } from '../../kit/ui/filter-bar.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { ActivityRow } from './activity-row.tsx';
import { activityStatuses } from './sample-activity.ts';
import { useActivity } from './use-activity.ts';

const filters = ['all', ...activityStatuses] as const;

/** Mock content, rule mock.activity.1: search and filter work, Retry and Details do nothing. */
export default function ActivityLogScreen() {
  const { t } = useTranslation('activity-log');
  const { list, shown } = useActivity();
  return (
    <Page title={t('title')} note={<Badge tone="plain">{t('sampleData')}</Badge>}>
      <FilterBar
        search={t('search')}
        placeholder={t('searchPlaceholder')}
        filterName={t('filter')}
        filters={filters.map((value) => ({ value, label: t(value) }))}
        list={list}
      />
      <Card aria-label={t('title')}>
        {shown.length === 0 ? (
          <EmptyState
            pose="asleep"
            title={t('nothing')}
            hint={t('nothingHint')}
            actions={<Button onClick={list.clear}>{t('clearFilters')}</Button>}
          />
        ) : (
          <ul>
            {shown.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Card>
    </Page>
  );
}

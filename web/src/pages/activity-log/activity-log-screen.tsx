import Box from '@mui/material/Box';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { SearchField } from '../../kit/ui/search-field.tsx';
import { ActivityRow } from './activity-row.tsx';
import { activityStatuses } from './sample-activity.ts';
import { type StatusFilter, useActivity } from './use-activity.ts';

const filters: readonly StatusFilter[] = ['all', ...activityStatuses];

/** Mock content, rule mock.activity.1: search and filter work, Retry and Details do nothing. */
export default function ActivityLogScreen() {
  const { t } = useTranslation('activity-log');
  const { words, setWords, filter, setFilter, shown, clear } = useActivity();
  return (
    <Page title={t('title')} note={<Badge tone="plain">{t('sampleData')}</Badge>}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxInlineSize: 360 }}>
          <SearchField
            name={t('search')}
            placeholder={t('searchPlaceholder')}
            value={words}
            onChange={setWords}
          />
        </Box>
        <Box role="group" aria-label={t('filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {filters.map((status) => (
            <Chip key={status} kind="filter" selected={status === filter} onClick={() => setFilter(status)}>
              {t(status)}
            </Chip>
          ))}
        </Box>
      </Box>
      <Card aria-label={t('title')}>
        {shown.length === 0 ? (
          <EmptyState
            pose="asleep"
            title={t('nothing')}
            hint={t('nothingHint')}
            actions={<Button onClick={clear}>{t('clearFilters')}</Button>}
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

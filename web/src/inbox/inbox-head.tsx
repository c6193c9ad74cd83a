import AutoRefresh from '@mui/icons-material/SyncOutlined';
import AutoRefreshOff from '@mui/icons-material/SyncDisabledOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import { inboxDensities, type InboxDensity } from '@crocodile-hub/core/contract/bounds';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useOptimistic } from 'react';
import { PlatformIcon } from './platform-icon.tsx';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Chip } from '../kit/ui/chip.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { SearchField } from '../kit/ui/search-field.tsx';
import { Segmented } from '../kit/ui/segmented.tsx';
import { type Filter, filters } from './folder/inbox-state.ts';
import { type Split, splits } from './folder/split.ts';

type InboxHeadProps = {
  search: string;
  onSearch: (search: string) => void;
  /** Searches all mail, not only the loaded part. */
  onSearchAll: (search: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Null in a folder that is not split. */
  split: Split | null;
  onSplit: (split: Split) => void;
  isAutoRefreshed: boolean;
  onAutoRefresh: () => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  density: InboxDensity;
  onDensity: (density: InboxDensity) => void;
};

/** Title, search and filters. Rules inbox.list.1, inbox.filter.1 and inbox.split.1. */
export const InboxHead = memo(function InboxHead(props: InboxHeadProps) {
  const { search, onSearch, onSearchAll, filter, onFilter, split, onSplit } = props;
  const { isAutoRefreshed, onAutoRefresh, isRefreshing, onRefresh, density, onDensity } = props;
  const { t } = useTranslation(['inbox', 'common']);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1.5, marginBlockEnd: 2 }}>
      <Box sx={rowStyle}>
        <Typography variant="title" component="h1">
          {t('title')}
        </Typography>
        <SearchBox search={search} onSearch={onSearch} onSearchAll={onSearchAll} />
        <Typography variant="small" component="p" sx={{ color: 'ink3', order: { xs: 4, md: 0 } }}>
          {t('searchHint')}
        </Typography>
        <IconButton
          name={t('autoRefresh')}
          icon={isAutoRefreshed ? <AutoRefresh /> : <AutoRefreshOff />}
          pressed={isAutoRefreshed}
          onClick={onAutoRefresh}
          sx={{ marginInlineStart: 'auto' }}
        />
        <IconButton
          name={t('common:refresh')}
          icon={<Refresh />}
          disabled={isRefreshing}
          aria-busy={isRefreshing || undefined}
          onClick={onRefresh}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        {split !== null && (
          <Segmented
            name={t('split')}
            options={splits.map((value) => ({ value, label: t(`split_${value}`) }))}
            value={split}
            onChange={onSplit}
          />
        )}
        <Box role="group" aria-label={t('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {filters.map((one) => (
            <Chip
              key={one}
              kind="filter"
              icon={isPlatform(one) ? <PlatformIcon platform={one} /> : undefined}
              selected={one === filter}
              onClick={() => onFilter(one)}
            >
              {isPlatform(one) ? t(`platform_${one}`) : t(`filter_${one}`)}
            </Chip>
          ))}
        </Box>
        <Box sx={{ marginInlineStart: { md: 'auto' } }}>
          <Segmented
            name={t('density')}
            options={inboxDensities.map((value) => ({ value, label: t(`density_${value}`) }))}
            value={density}
            onChange={onDensity}
          />
        </Box>
      </Box>
    </Box>
  );
});

type SearchBoxProps = Pick<InboxHeadProps, 'search' | 'onSearch' | 'onSearchAll'>;

/** Typed letters show at once; the list is drawn when there is time. */
function SearchBox({ search, onSearch, onSearchAll }: SearchBoxProps) {
  const { t } = useTranslation('inbox');
  const [typed, setTyped] = useOptimistic(search);
  return (
    <Box
      component="form"
      sx={searchStyle}
      onSubmit={(event) => {
        event.preventDefault();
        onSearchAll(typed);
      }}
    >
      <SearchField
        id="search-input"
        name={t('searchPlaceholder')}
        placeholder={t('searchPlaceholder')}
        value={typed}
        onChange={(words) =>
          startTransition(() => {
            setTyped(words);
            onSearch(words);
          })
        }
      />
    </Box>
  );
}

type PlatformFilter = Exclude<Filter, 'all' | 'unread' | 'read'>;
const isPlatform = (filter: Filter): filter is PlatformFilter => !['all', 'unread', 'read'].includes(filter);

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
const searchStyle = { flex: { xs: '1 0 100%', md: '0 1 400px' }, order: { xs: 3, md: 0 } };

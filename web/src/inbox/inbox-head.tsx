import AutoRefresh from '@mui/icons-material/SyncOutlined';
import AutoRefreshOff from '@mui/icons-material/SyncDisabledOutlined';
import Rules from '@mui/icons-material/RuleOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import { inboxDensities, type InboxDensity } from '@crocodile-hub/core/contract/bounds';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type Ref, startTransition, useOptimistic } from 'react';
import { PlatformIcon } from './platform-icon.tsx';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Chip, type ChipProps } from '../kit/ui/chip.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { SearchField } from '../kit/ui/search-field.tsx';
import { Segmented } from '../kit/ui/segmented.tsx';
import { Hint } from '../kit/ui/hint.tsx';
import { type Filter, filters } from './folder/inbox-state.ts';
import { type Split, splits } from './folder/split.ts';

export type InboxHeadProps = {
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
  onRules: () => void;
};

/** Title, search and filters in a wide window. Rules inbox.list.1, inbox.filter.1 and inbox.split.1. */
export const InboxHead = memo(function InboxHead(props: InboxHeadProps) {
  const { search, onSearch, onSearchAll, filter, onFilter, split, onSplit } = props;
  const { isAutoRefreshed, onAutoRefresh, isRefreshing, onRefresh, density, onDensity, onRules } = props;
  const { t } = useTranslation(['inbox', 'common']);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1.5, marginBlockEnd: 2 }}>
      <Box sx={rowStyle}>
        <Typography variant="title" component="h1">
          {t('title')}
        </Typography>
        <SearchBox search={search} onSearch={onSearch} onSearchAll={onSearchAll} />
        <Hint quiet>{t('searchHint')}</Hint>
        {/* Wraps as one. */}
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 0.5, marginInlineStart: 'auto' }}>
          <Segmented
            name={t('density')}
            options={inboxDensities.map((value) => ({ value, label: t(`density_${value}`) }))}
            value={density}
            onChange={onDensity}
          />
          <IconButton name={t('rules')} icon={<Rules />} aria-haspopup="dialog" onClick={onRules} />
          <IconButton
            name={t('autoRefresh')}
            icon={isAutoRefreshed ? <AutoRefresh /> : <AutoRefreshOff />}
            pressed={isAutoRefreshed}
            onClick={onAutoRefresh}
          />
          <IconButton
            name={t('common:refresh')}
            icon={<Refresh />}
            disabled={isRefreshing}
            aria-busy={isRefreshing || undefined}
            onClick={onRefresh}
          />
        </Box>
      </Box>
      <Box sx={rowStyle}>
        {split !== null && (
          <Segmented
            name={t('split')}
            options={splits.map((value) => ({ value, label: t(`split_${value}`) }))}
            value={split}
            onChange={onSplit}
          />
        )}
        <FilterChips filter={filter} onFilter={onFilter} />
      </Box>
    </Box>
  );
});

export function FilterChips({ filter, onFilter }: Pick<InboxHeadProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation('inbox');
  return (
    <Box role="group" aria-label={t('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {filters.map((one) => (
        <FilterChip key={one} filter={one} selected={one === filter} onClick={() => onFilter(one)} />
      ))}
    </Box>
  );
}

type FilterChipProps = Pick<ChipProps, 'selected' | 'onClick'> & { filter: Filter };

export function FilterChip({ filter, ...chip }: FilterChipProps) {
  const { t } = useTranslation('inbox');
  return (
    <Chip kind="filter" icon={isPlatform(filter) ? <PlatformIcon platform={filter} /> : undefined} {...chip}>
      {isPlatform(filter) ? t(`platform_${filter}`) : t(`filter_${filter}`)}
    </Chip>
  );
}

type SearchBoxProps = Pick<InboxHeadProps, 'search' | 'onSearch' | 'onSearchAll'> & {
  inputRef?: Ref<HTMLInputElement>;
};

/** Typed letters show at once; the list is drawn when there is time. */
export function SearchBox({ search, onSearch, onSearchAll, inputRef }: SearchBoxProps) {
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
        {...(inputRef === undefined ? {} : { inputRef })}
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
const searchStyle = { flex: { xs: '1 1 0', md: '1 1 296px' }, minInlineSize: 0, maxInlineSize: { md: 400 } };

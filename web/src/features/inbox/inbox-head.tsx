import Refresh from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlatformIcon } from '../../entities/inbox/ui/platform-icon.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { type Filter, filters } from './model/inbox-state.ts';

type InboxHeadProps = {
  search: string;
  onSearch: (search: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Title, search and filters. Rules inbox.list.1 and inbox.filter.1. */
export function InboxHead(props: InboxHeadProps) {
  const { search, onSearch, filter, onFilter, isRefreshing, onRefresh } = props;
  const { t } = useTranslation(['inbox', 'common']);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1.5, marginBlockEnd: 2 }}>
      <Box sx={rowStyle}>
        <Typography variant="title" component="h1">
          {t('title')}
        </Typography>
        <Box sx={searchStyle}>
          <SearchField
            id="search-input"
            name={t('searchPlaceholder')}
            placeholder={t('searchPlaceholder')}
            value={search}
            onChange={onSearch}
          />
        </Box>
        <Typography variant="small" component="p" sx={{ color: 'ink3', order: { xs: 4, md: 0 } }}>
          {t('searchHint')}
        </Typography>
        <IconButton
          name={t('common:refresh')}
          icon={<Refresh />}
          disabled={isRefreshing}
          aria-busy={isRefreshing || undefined}
          onClick={onRefresh}
          sx={{ marginInlineStart: 'auto' }}
        />
      </Box>
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
    </Box>
  );
}

type PlatformFilter = Exclude<Filter, 'all' | 'unread' | 'read'>;
const isPlatform = (filter: Filter): filter is PlatformFilter => !['all', 'unread', 'read'].includes(filter);

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
const searchStyle = { flex: { xs: '1 0 100%', md: '0 1 400px' }, order: { xs: 3, md: 0 } };

import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { Found } from '../folder/inbox-state.ts';

type SearchAllProps = { found: Found | null; onSearch: () => void };

/** Says where the search looked, and offers to search all mail. Rule inbox.search.2. */
export function SearchAll({ found, onSearch }: SearchAllProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const isReady = found?.is === 'ready';
  return (
    <Box sx={barStyle}>
      <Box component="p" role="status" sx={{ margin: 0 }}>
        {t(wordsFor(found))}
      </Box>
      {!isReady && (
        <Button size="sm" icon={<SearchIcon />} loading={found?.is === 'loading'} onClick={onSearch}>
          {t(found?.is === 'failed' ? 'common:tryAgain' : 'searchAll')}
        </Button>
      )}
    </Box>
  );
}

function wordsFor(found: Found | null) {
  if (found?.is === 'failed') return 'searchAllFailed';
  if (found?.is !== 'ready') return 'searchedLoaded';
  return found.isMore ? 'searchedNewest' : 'searchedAll';
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  padding: 1,
  paddingInline: 1.5,
  typography: 'small',
  color: 'ink2',
  borderBlockStart: '1px solid',
  borderColor: 'border',
};

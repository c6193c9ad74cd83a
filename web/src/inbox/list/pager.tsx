import Box from '@mui/material/Box';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';

type PagerProps = {
  page: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** Rule inbox.pages.1. */
export function Pager({ page, hasMore, isLoadingMore, onPrevious, onNext }: PagerProps) {
  const { t } = useTranslation('inbox');
  return (
    <Box component="nav" aria-label={t('pages')} sx={pagerStyle}>
      <Button size="sm" variant="bare" disabled={page <= 1} onClick={onPrevious}>
        {t('previous')}
      </Button>
      <Box
        component="span"
        className="tabular"
        aria-live="polite"
        sx={{ typography: 'small', color: 'ink2' }}
      >
        {t(hasMore ? 'pageOfMany' : 'page', { page })}
      </Box>
      <Button size="sm" variant="bare" loading={isLoadingMore} disabled={!hasMore} onClick={onNext}>
        {t(isLoadingMore ? 'loadingMore' : 'next')}
      </Button>
    </Box>
  );
}

const pagerStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  padding: 1,
  borderBlockStart: '1px solid',
  borderColor: 'border',
};

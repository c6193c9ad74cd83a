import Box from '@mui/material/Box';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';

export function ListLoading({ rows }: { rows: number }) {
  const { t } = useTranslation('shell');
  return (
    <Box role="status" aria-label={t('loadingSessions')}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, blockSize: 35, paddingInline: 1.25 }}
        >
          <Skeleton width={18} height={18} />
          <Skeleton width={90 + ((row * 37) % 50)} />
        </Box>
      ))}
    </Box>
  );
}

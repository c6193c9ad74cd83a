import Box from '@mui/material/Box';
import { Skeleton } from '../../kit/ui/skeleton.tsx';

/** Keeps a screen's place while its chunk arrives. */
export function ScreenLoading() {
  return (
    <Box
      sx={{
        padding: { xs: 2, md: 4 },
        display: 'grid',
        gap: 3,
        minBlockSize: '100dvh',
        alignContent: 'start',
      }}
    >
      <Skeleton width={220} height={28} />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </Box>
  );
}

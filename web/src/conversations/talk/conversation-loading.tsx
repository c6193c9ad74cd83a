import Box from '@mui/material/Box';
import { Skeleton } from '../../kit/ui/skeleton.tsx';

export function ConversationLoading() {
  return (
    <Box
      aria-hidden
      sx={{ flex: 1, display: 'grid', alignContent: 'end', gap: 3, padding: { xs: 2, md: 6 } }}
    >
      <Box sx={{ justifySelf: 'end' }}>
        <Skeleton width={220} height={38} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <Skeleton width={160} height={38} />
      </Box>
    </Box>
  );
}

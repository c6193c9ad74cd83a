import Box from '@mui/material/Box';
import { Skeleton } from '../../kit/ui/skeleton.tsx';

const rows = [180, 140, 160, 120, 150, 170];

export function SessionsLoading() {
  return (
    <Box sx={{ paddingInline: 2.5 }} aria-hidden>
      {rows.map((width) => (
        <Box key={width} sx={{ display: 'grid', gap: 1, paddingBlock: 1.25 }}>
          <Skeleton width={width} />
          <Skeleton width={width + 40} height={12} />
        </Box>
      ))}
    </Box>
  );
}

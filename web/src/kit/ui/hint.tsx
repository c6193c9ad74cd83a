import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type HintProps = { quiet?: boolean; role?: 'status'; children: ReactNode };

/** A small line: what something is for, or that there is nothing. A quiet one steps back further. */
export function Hint({ quiet = false, role, children }: HintProps) {
  return (
    <Typography variant="small" component="p" role={role} sx={{ color: quiet ? 'ink3' : 'ink2' }}>
      {children}
    </Typography>
  );
}

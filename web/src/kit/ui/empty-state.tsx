import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Mascot, type Pose } from './mascot/mascot.tsx';

type EmptyStateProps = {
  pose: Pose;
  title: string;
  hint?: ReactNode;
  /** At most two buttons. */
  actions?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
  /** The id of the title, to name a dialog. */
  titleId?: string;
};

export function EmptyState({ pose, title, hint, actions, level = 'h2', titleId }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        paddingBlock: 5,
        paddingInline: 2,
        textAlign: 'center',
      }}
    >
      <Mascot pose={pose} width={132} />
      <Typography variant="section" component={level} id={titleId} sx={{ marginBlockStart: 1, color: 'ink' }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography
          variant="small"
          component="p"
          sx={{ maxInlineSize: 320, color: 'ink2', textWrap: 'balance' }}
        >
          {hint}
        </Typography>
      )}
      {actions !== undefined && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginBlockStart: 1 }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}

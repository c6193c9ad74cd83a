import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StatusDot, type Tone } from '../../kit/ui/badge.tsx';
import { radius } from '../../kit/theme/tokens.ts';

/** Cards, three wide where there is room. */
export const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
}));

export const Item = styled('li')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    minInlineSize: 0,
    padding: theme.spacing(2),
    backgroundColor: c.surface,
    border: `1px solid ${c.border}`,
    borderRadius: radius.md,
    '&[data-status=error]': { borderColor: c.error.main },
    '& footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
      marginBlockStart: 'auto',
    },
  };
});

type CardHeadProps = {
  icon: ReactNode;
  name: string;
  line: ReactNode;
  isError?: boolean;
  /** Left out when there is no state to show. */
  dot?: Tone | undefined;
};

export function CardHead({ icon, name, line, isError = false, dot }: CardHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      {icon}
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography variant="strong" component="h2" sx={{ color: 'ink' }}>
          {name}
        </Typography>
        <Typography
          variant="small"
          component="p"
          sx={{ color: isError ? 'errorInk' : 'ink2', overflowWrap: 'anywhere' }}
        >
          {line}
        </Typography>
      </Box>
      {dot !== undefined && <StatusDot tone={dot} />}
    </Box>
  );
}

/** Above the buttons, in a line of its own: beside them long words would wrap, and the cards be uneven. */
export function CardState({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="span" sx={{ color: 'ink3', flexBasis: '100%' }}>
      {children}
    </Typography>
  );
}

import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';

/** A key to press. Keys are never mirrored. */
export const Kbd = styled('kbd')(({ theme }) => ({
  ...theme.typography.caption,
  fontFamily: theme.typography.fontFamily,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  padding: theme.spacing(0, 0.625),
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  borderRadius: radius.xs,
  color: theme.vars.palette.ink3,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { '@media (pointer: coarse)': { display: 'none' } },
}));

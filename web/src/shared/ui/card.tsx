import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';

/** Surface and a hairline, never a shadow. `data-waiting` gives it the gold border of what waits for the person. */
export const Card = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface,
  border: `1px solid ${theme.vars.palette.border}`,
  borderRadius: radius.md,
  minInlineSize: 0,
  '&[data-waiting]': { borderColor: theme.vars.palette.accentLine },
}));

import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';

/** A surface with a hairline and without a shadow. `data-waiting` gives it a gold border: it waits for the person. */
export const Card = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface,
  border: `1px solid ${theme.vars.palette.border}`,
  borderRadius: radius.md,
  minInlineSize: 0,
  '&[data-waiting]': { borderColor: theme.vars.palette.accentLine },
}));

import { styled } from '@mui/material/styles';
import { radius } from '../../kit/theme/tokens.ts';

/** One message of a conversation: received ones at the inline start, sent ones at the end. */
export const Bubble = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(1, 1.5),
  maxInlineSize: '85%',
  minInlineSize: 0,
  justifySelf: 'start',
  borderRadius: radius.md,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.sunken,
  '&[data-html]': { inlineSize: '100%', maxInlineSize: '100%' },
  '&[data-out]': { justifySelf: 'end', backgroundColor: theme.vars.palette.primaryTint },
}));

import { styled } from '@mui/material/styles';
import { oneLine } from '../../kit/theme/tokens.ts';
import { Pressable } from '../../kit/ui/pressable.tsx';

/** A button that opens a row and covers it. The row is positioned; its other buttons lie above. */
export const Opener = styled(Pressable)(({ theme }) => ({
  display: 'block',
  font: 'inherit',
  textAlign: 'start',
  color: theme.vars.palette.ink,
  ...oneLine,
  '&::before': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
}));

/** The same with the row's title as its words. */
export const RowOpener = styled(Opener)(({ theme }) => ({ ...theme.typography.body, fontWeight: 550 }));

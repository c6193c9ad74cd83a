import { styled } from '@mui/material/styles';
import { Pressable } from '../../kit/ui/pressable.tsx';

/** The title of a row, whose press area is the whole row. The row is positioned; its other buttons lie above. */
export const RowOpener = styled(Pressable)(({ theme }) => ({
  ...theme.typography.body,
  display: 'block',
  fontWeight: 550,
  color: theme.vars.palette.ink,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
}));

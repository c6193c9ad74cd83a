import { styled, type Theme } from '@mui/material/styles';
import { oneLine, radius } from '../../kit/theme/tokens.ts';
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

/** A row that an opener covers, in a list of its kind. */
export const CoveredRow = styled('li')(({ theme }) => ({
  position: 'relative',
  gap: theme.spacing(1),
  padding: theme.spacing(1.25, 2),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${theme.vars.palette.border}` },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[data-opened]': { backgroundColor: theme.vars.palette.primaryTint },
}));

/** How a row looks: pointed at, selected, and while its message is open. */
export const rowLook = ({ vars: { palette } }: Theme) => ({
  position: 'relative' as const,
  backgroundColor: palette.surface,
  borderBlockStart: `1px solid ${palette.border}`,
  '&:hover': { backgroundColor: palette.hover },
  '&[data-selected]': { backgroundColor: palette.primaryTint },
  '&[data-opened]': {
    backgroundColor: palette.primaryTint,
    boxShadow: `inset calc(3px * var(--direction)) 0 ${palette.primary.main}`,
  },
});

/** Filled in a row that is unread. */
export const Dot = styled('span')(({ theme }) => ({
  inlineSize: 8,
  blockSize: 8,
  flexShrink: 0,
  borderRadius: '50%',
  '[data-unread] &': { backgroundColor: theme.vars.palette.primary.main },
}));

export const Tag = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 1),
  borderRadius: radius.xs,
  backgroundColor: theme.vars.palette.sunken,
  color: theme.vars.palette.ink2,
}));

import { styled, type Theme } from '@mui/material/styles';
import { Link } from '../../../kit/nav/link.tsx';
import { Pressable } from '../../../kit/ui/pressable.tsx';
import { oneLine, radius, size } from '../../../kit/theme/tokens.ts';

/** A row of the sidebar's lists: what it leads to, and what can be done with it when pointed at or focused. */
export const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.sm,
  '&:hover, &:focus-within': { backgroundColor: theme.vars.palette.hover },
}));

const rowStyle = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.body,
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minBlockSize: 35,
  paddingInline: 10,
  borderRadius: radius.sm,
  color: theme.vars.palette.ink2,
  textDecoration: 'none',
  '& .MuiSvgIcon-root': { fontSize: 18, flexShrink: 0, color: theme.vars.palette.ink3 },
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down('md')]: { minBlockSize: 44 },
});

export const RowLink = styled(Link)(rowStyle);

export const RowToggle = styled(Pressable)(rowStyle, { justifyContent: 'flex-start' });

/** One line, cut at its own end: it takes the direction of its text. Rule shell.sessions.3: 120 px of a session's title are in view. */
export const RowTitle = styled('span')({
  maxInlineSize: 120,
  ...oneLine,
});

export const RowEnd = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: 'auto',
  color: theme.vars.palette.ink3,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { display: 'block', fontSize: 18, color: theme.vars.palette.primaryInk },
}));

/** Replace the row's end while the pointer is on the row; always reachable by keyboard. */
export const RowActions = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 4,
  display: 'flex',
  backgroundColor: theme.vars.palette.hover,
  'li:not(:hover):not(:focus-within) > &': { opacity: 0, pointerEvents: 'none' },
  '@media (pointer: coarse)': { display: 'none' },
}));

/** One button in place of the actions, for touch screens. */
export const TouchActions = styled('span')({
  '@media (pointer: fine)': { display: 'none' },
});

export const EmptyLine = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  padding: theme.spacing(0.75, 1.25),
  color: theme.vars.palette.ink3,
}));

/** A name being written, and what is wrong with it. */
export const NameField = styled('div')({ display: 'grid', flex: 1, minInlineSize: 0 });

export const RowInput = styled('input')(({ theme }) => ({
  ...theme.typography.body,
  flex: 1,
  minInlineSize: 0,
  blockSize: size.control.md - 4,
  paddingInline: 8,
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.sm,
  outline: 'none',
  backgroundColor: theme.vars.palette.surface,
  color: theme.vars.palette.ink,
}));

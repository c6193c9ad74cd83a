import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens.ts';
import { Pressable, type PressableProps } from './pressable.tsx';

/**
 * `intent` names what will be done, `certain` was said, `guess` (gold, dashed) is unsure, `missing` asks for a value.
 * `filter` is a choice among others; `way` is one of two readings, of any length.
 */
type Kind = 'intent' | 'certain' | 'guess' | 'missing' | 'filter' | 'way';

export type ChipProps = {
  kind?: Kind;
  icon?: ReactNode;
  /** The other reading of a guess, shown after a line inside the chip. */
  alternative?: ReactNode;
  selected?: boolean;
  sx?: SxProps<Theme>;
} & Omit<PressableProps, 'className' | 'style'>;

export function Chip({ kind = 'certain', icon, alternative, selected, children, ...rest }: ChipProps) {
  return (
    <Root
      {...rest}
      data-kind={kind}
      {...(kind === 'filter' || kind === 'way' ? { 'aria-pressed': selected === true } : {})}
    >
      {icon}
      {children}
      {alternative !== undefined && <Alternative>{alternative}</Alternative>}
    </Root>
  );
}

const Root = styled(Pressable)(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.small,
    fontWeight: 550,
    minBlockSize: 28,
    gap: theme.spacing(0.75),
    paddingInline: 11,
    borderRadius: radius.pill,
    border: `1px solid ${c.borderStrong}`,
    backgroundColor: c.surface,
    color: c.ink,
    whiteSpace: 'nowrap',
    maxInlineSize: '100%',
    '& .MuiSvgIcon-root': { fontSize: 16, color: c.primaryInk },
    '&:hover': { backgroundColor: c.hover },
    '&[data-kind=intent]': {
      backgroundColor: c.primaryTint,
      borderColor: c.primaryTintStrong,
      color: c.primaryInk,
    },
    '&[data-kind=guess]': { backgroundColor: c.accentTint, borderStyle: 'dashed', borderColor: c.accentLine },
    '&[data-kind=guess] .MuiSvgIcon-root': { color: c.accentInk },
    '&[data-kind=missing]': {
      borderStyle: 'dashed',
      color: c.ink3,
      backgroundColor: 'transparent',
      fontWeight: 450,
    },
    '&[data-kind=missing] .MuiSvgIcon-root': { color: c.ink3 },
    '&[data-kind=filter][aria-pressed=true]': {
      backgroundColor: c.inverse,
      borderColor: c.inverse,
      color: c.inverseInk,
    },
    '&[data-kind=filter][aria-pressed=true] .MuiSvgIcon-root': { color: 'inherit' },
    '&[data-kind=way]': {
      alignItems: 'flex-start',
      minInlineSize: 0,
      paddingBlock: theme.spacing(0.75),
      borderRadius: radius.md,
      borderStyle: 'dashed',
      borderColor: c.accentLine,
      backgroundColor: c.accentTint,
      whiteSpace: 'normal',
    },
    '&[data-kind=way] .MuiSvgIcon-root': { flexShrink: 0, color: c.accentInk },
    '&[data-kind=way][aria-pressed=true]': {
      borderStyle: 'solid',
      borderColor: c.primary.main,
      backgroundColor: c.primaryTint,
    },
    '&[data-kind=way][aria-pressed=true] .MuiSvgIcon-root': { color: c.primaryInk },
    // A shadow, since the outline is the focus's.
    '&[data-renewed]': { boxShadow: `0 0 0 2px ${c.accentLine}` },
    [theme.breakpoints.down('sm')]: { minBlockSize: 36 },
  };
});

const Alternative = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  flexShrink: 0,
  color: theme.vars.palette.accentInk,
  borderInlineStart: `1px solid ${theme.vars.palette.accentLine}`,
  paddingInlineStart: theme.spacing(1),
  marginInlineStart: theme.spacing(0.25),
}));

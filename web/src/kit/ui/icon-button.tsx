import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens.ts';
import { Pressable, type PressableProps } from './pressable.tsx';

export type IconButtonProps = {
  /** The action's name: read aloud, and shown on hover and focus. */
  name: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  tone?: 'quiet' | 'danger' | 'primary' | 'recording';
  /** A toggle's state. */
  pressed?: boolean;
  /** The keys of the same action, shown in the tooltip. */
  shortcut?: string;
  sx?: SxProps<Theme>;
} & Omit<PressableProps, 'children' | 'className' | 'style' | 'name'>;

/** A button of one icon. Never without a name. */
export function IconButton(props: IconButtonProps) {
  const { name, icon, size = 'md', tone = 'quiet', pressed, shortcut, ...rest } = props;
  return (
    <Root
      {...rest}
      aria-label={name}
      aria-pressed={pressed}
      data-tip={shortcut === undefined ? name : `${name} (${shortcut})`}
      data-size={size}
      data-tone={tone}
    >
      {icon}
    </Root>
  );
}

const Root = styled(Pressable)(({ theme }) => {
  const c = theme.vars.palette;
  return {
    borderRadius: radius.sm,
    color: c.ink2,
    flexShrink: 0,
    '&[data-size=sm]': { inlineSize: 28, blockSize: 28 },
    '&[data-size=md]': { inlineSize: 36, blockSize: 36 },
    '&[data-size=sm] .MuiSvgIcon-root': { fontSize: 18 },
    '&[data-size=md] .MuiSvgIcon-root': { fontSize: 20 },
    '&:hover': { backgroundColor: c.hover, color: c.ink },
    '&[data-tone=danger]:hover': { backgroundColor: c.errorTint, color: c.errorInk },
    '&[data-tone=primary], &[aria-pressed=true]': { color: c.primaryInk },
    '&[data-tone=recording], &[data-tone=recording]:hover': {
      borderRadius: '50%',
      backgroundColor: c.error.main,
      color: c.onError,
    },
    '&:disabled': { color: c.inkDisabled },
    '@media (pointer: coarse)': { '&[data-size]': { minInlineSize: 44, minBlockSize: 44 } },
  };
});

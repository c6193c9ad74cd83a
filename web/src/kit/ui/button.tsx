import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { radius, size as sizes } from '../theme/tokens.ts';
import { Pressable, type PressableProps } from './pressable.tsx';
import { Spinner } from './spinner.tsx';

/** `filled` is the one main action of a view; `danger` is used in confirmations only. */
type Variant = 'filled' | 'tint' | 'outline' | 'bare' | 'dangerOutline' | 'danger';
type Size = keyof typeof sizes.control;

export type ButtonProps = {
  variant?: Variant;
  size?: Size;
  icon?: ReactNode;
  endIcon?: ReactNode;
  /** While true, a spinner replaces the icon and presses do nothing. The button keeps the focus. */
  loading?: boolean;
  wide?: boolean;
  sx?: SxProps<Theme>;
} & Omit<PressableProps, 'className' | 'style'>;

export function Button(props: ButtonProps) {
  const {
    variant = 'outline',
    size = 'md',
    icon,
    endIcon,
    loading = false,
    wide,
    disabled,
    onClick,
    children,
    ...rest
  } = props;
  const ignore = (event: MouseEvent) => {
    // Neither its form nor what it stands on hears of the press.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root
      {...rest}
      onClick={loading ? ignore : onClick}
      // The browser takes the focus from a button that becomes `disabled`.
      disabled={disabled === true && !loading}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      data-wide={wide || undefined}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {endIcon}
    </Root>
  );
}

const Root = styled(Pressable)(({ theme }) => {
  const c = theme.vars.palette;
  const disabled = { backgroundColor: c.sunken, color: c.inkDisabled, borderColor: 'transparent' };
  return {
    ...theme.typography.body,
    fontWeight: 550,
    gap: theme.spacing(1),
    borderRadius: radius.sm,
    border: '1px solid transparent',
    whiteSpace: 'nowrap',
    flexShrink: 0,
    '& .MuiSvgIcon-root': { fontSize: 18 },
    '&[data-wide]': { inlineSize: '100%' },
    '&[data-size=sm]': {
      ...theme.typography.small,
      fontWeight: 550,
      minBlockSize: sizes.control.sm,
      paddingInline: 10,
    },
    '&[data-size=sm] .MuiSvgIcon-root': { fontSize: 16 },
    '&[data-size=md]': { minBlockSize: sizes.control.md, paddingInline: 14 },
    '&[data-size=lg]': {
      ...theme.typography.reading,
      fontWeight: 550,
      minBlockSize: sizes.control.lg,
      paddingInline: 18,
    },
    '&:active:not([data-loading])': { transform: 'scale(.98)' },
    '&[data-loading]': { cursor: 'default' },

    '&[data-variant=filled]': { backgroundColor: c.primary.main, color: c.onPrimary },
    '&[data-variant=filled]:hover': { backgroundColor: c.primaryHover },
    '&[data-variant=filled]:active': { backgroundColor: c.primaryActive },

    '&[data-variant=tint]': { backgroundColor: c.primaryTint, color: c.primaryInk },
    '&[data-variant=tint]:hover, &[data-variant=tint]:active': { backgroundColor: c.primaryTintStrong },

    '&[data-variant=outline]': { backgroundColor: c.surface, color: c.ink, borderColor: c.borderStrong },
    '&[data-variant=outline]:hover': { backgroundColor: c.hover, borderColor: c.borderControl },

    '&[data-variant=bare]': { color: c.ink2 },
    '&[data-variant=bare]:hover': { backgroundColor: c.hover, color: c.ink },

    '&[data-variant=dangerOutline]': {
      backgroundColor: c.surface,
      color: c.errorInk,
      borderColor: c.borderStrong,
    },
    '&[data-variant=dangerOutline]:hover': { backgroundColor: c.errorTint, borderColor: c.error.main },

    '&[data-variant=danger]': { backgroundColor: c.error.main, color: c.onError },
    '&[data-variant=danger]:hover': { backgroundColor: c.errorHover },

    '&:disabled:not([data-loading])': disabled,
    '&:is(:disabled, [data-loading])[data-variant=bare]': {
      backgroundColor: 'transparent',
      color: c.inkDisabled,
    },
    [theme.breakpoints.down('md')]: {
      '&[data-size=md]': { minBlockSize: 40 },
      '@media (pointer: coarse)': { '&[data-size=md]': { minBlockSize: sizes.control.lg } },
    },
  };
});

import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode, Ref } from 'react';
import { Link } from '../nav/link.tsx';
import { radius } from '../theme/tokens.ts';

export type IconButtonProps = {
  /** What it does: read aloud, and shown on hover and focus. */
  name: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  tone?: 'quiet' | 'danger' | 'primary';
  /** A toggle's state. */
  pressed?: boolean;
  to?: string;
  ref?: Ref<HTMLButtonElement>;
  /** Keys that do the same, for the tooltip. */
  shortcut?: string;
} & Pick<ButtonBaseProps, 'onClick' | 'disabled' | 'id' | 'sx' | 'tabIndex' | 'type'> & {
    'aria-expanded'?: boolean;
    'aria-controls'?: string | undefined;
    'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  };

/** A button of one icon. Never without a name. */
export function IconButton(props: IconButtonProps) {
  const { name, icon, size = 'md', tone = 'quiet', pressed, to, shortcut, disabled, ...rest } = props;
  const button = (
    <Root
      {...rest}
      {...(to === undefined ? {} : { component: Link, to })}
      disabled={disabled === true}
      aria-label={name}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      data-size={size}
      data-tone={tone}
    >
      {icon}
    </Root>
  );
  if (disabled === true) return button;
  return <Tooltip title={shortcut === undefined ? name : `${name} (${shortcut})`}>{button}</Tooltip>;
}

const Root = styled(ButtonBase)(({ theme }) => {
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
    '&.Mui-disabled': { color: c.inkDisabled },
    '@media (pointer: coarse)': { '&[data-size]': { minInlineSize: 44, minBlockSize: 44 } },
  };
});

import { styled } from '@mui/material/styles';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from '../nav/link.tsx';
import { motion } from '../theme/tokens.ts';

export type PressableProps = ComponentProps<'button'> & {
  /** An address: it is a link then. */
  to?: string | undefined;
};

/** Anything to press, with no look of its own: no ripple, no shadow, the focus ring of the theme. */
export function Pressable({ to, type = 'button', onKeyDown, ...rest }: PressableProps) {
  const follow = (event: KeyboardEvent<HTMLButtonElement>) => {
    // A key that is held presses once, however long it is held.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    onKeyDown?.(event);
  };
  if (to === undefined) return <Root {...rest} type={type} onKeyDown={follow} />;
  const link = { as: Link, to };
  return <Root {...rest} {...link} onKeyDown={follow} />;
}

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { cursor: 'default' },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `background-color ${motion.fast}ms, border-color ${motion.fast}ms, transform ${motion.fast}ms`,
  },
});

import { styled } from '@mui/material/styles';
import type { ComponentProps, KeyboardEvent, MouseEvent as Pressed } from 'react';
import { Link } from '../nav/link.tsx';
import { motion } from '../theme/tokens.ts';

export type PressableProps = ComponentProps<'button'> & {
  /** An address: it is a link then. */
  to?: string | undefined;
};

/** Anything that can be pressed, without a look of its own: no ripple, no shadow, the theme's focus ring. */
export function Pressable({ to, type = 'button', onKeyDown, onMouseDown, ...rest }: PressableProps) {
  const follow = (event: KeyboardEvent<HTMLButtonElement>) => {
    // A key that is held down presses once.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    onKeyDown?.(event);
  };
  const press = (event: Pressed<HTMLButtonElement>) => {
    keepPress(event);
    onMouseDown?.(event);
  };
  const bound = { ...rest, onKeyDown: follow, onMouseDown: press };
  if (to === undefined) return <Root {...bound} type={type} />;
  const link = { as: Link, to };
  return <Root {...bound} {...link} />;
}

/** A pointer that moves less than this counts as still, in pixels. */
const still = 10;

/**
 * A press belongs to the element under the pointer when it began, even if a line that appears above pushes the element
 * away. The browser would then click nothing. Moving the pointer away still cancels the press.
 */
function keepPress({ currentTarget: pressed, clientX, clientY, button }: Pressed<HTMLElement>): void {
  if (button !== 0) return;
  const over = new AbortController();
  const { signal } = over;
  const end = (up: MouseEvent) => {
    over.abort();
    const hasStayed = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= still;
    const isStillThere = up.target instanceof Node && pressed.contains(up.target);
    if (hasStayed && !isStillThere) pressed.click();
  };
  document.addEventListener('mouseup', end, { signal, capture: true });
  document.addEventListener('dragend', () => over.abort(), { signal, capture: true });
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

import { styled } from '@mui/material/styles';
import type { ComponentProps, KeyboardEvent, MouseEvent as Pressed } from 'react';
import { Link } from '../nav/link.tsx';
import { motion } from '../theme/tokens.ts';

export type PressableProps = ComponentProps<'button'> & {
  /** An address: it is a link then. */
  to?: string | undefined;
};

/** Anything to press, with no look of its own: no ripple, no shadow, the focus ring of the theme. */
export function Pressable({ to, type = 'button', onKeyDown, onMouseDown, ...rest }: PressableProps) {
  const follow = (event: KeyboardEvent<HTMLButtonElement>) => {
    // A key that is held presses once, however long it is held.
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

/** How far a hand moves that stays, in pixels. */
const still = 10;

/**
 * A press is of what was under the pointer when it began, even if a line that appears above pushes that away before it
 * ends: the browser would click nothing then. Who draws the pointer away lets go without a press, as ever.
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

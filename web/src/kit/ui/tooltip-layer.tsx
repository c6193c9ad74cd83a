import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { layer, radius } from '../theme/tokens.ts';

/** Elements with `data-tip` show their name on hover or focus. */
const selector = '[data-tip]';

/** A pointer that only passes shows no name. */
const delayMs = 300;
const gapPx = 6;
const edgePx = 8;

/**
 * The one tooltip of the app. Icon buttons carry their name as an attribute, so a list of a thousand rows needs no
 * tooltip for each button, and none is loaded before the first hover. Screen readers use `aria-label`.
 */
export default function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer = 0;
    const show = (element: HTMLElement | null, afterMs: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setTarget(element), element === null ? 0 : afterMs);
    };
    const closest = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    const onPoint = (event: PointerEvent) => event.pointerType === 'mouse' && show(closest(event), delayMs);
    const onFocus = (event: FocusEvent) => {
      const element = closest(event);
      show(element?.matches(':focus-visible') === true ? element : null, 0);
    };
    const hide = () => show(null, 0);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('pointerover', onPoint);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    document.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('scroll', hide, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return target?.isConnected === true ? <Tip target={target} /> : null;
}

/** Below its target, or above where there is no room; within the window at the sides. */
function Tip({ target }: { target: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    const at = target.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const below = at.bottom + gapPx;
    const hasRoomBelow = below + height + edgePx < window.innerHeight;
    const centred = at.left + at.width / 2 - width / 2;
    const left = Math.min(Math.max(edgePx, centred), window.innerWidth - width - edgePx);
    element.style.translate = `${left}px ${hasRoomBelow ? below : at.top - gapPx - height}px`;
  }, [target]);
  return createPortal(
    <Bubble ref={bubble} aria-hidden>
      {target.dataset.tip}
    </Bubble>,
    document.body,
  );
}

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'fixed',
  insetBlockStart: 0,
  // Placed by the window's own left edge, in both directions of writing.
  left: 0,
  zIndex: layer.tooltip,
  maxInlineSize: 240,
  padding: theme.spacing(0.75, 1),
  borderRadius: radius.sm,
  pointerEvents: 'none',
  backgroundColor: theme.vars.palette.inverse,
  color: theme.vars.palette.inverseInk,
}));

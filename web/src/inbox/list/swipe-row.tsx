import { styled } from '@mui/material/styles';
import { type ComponentProps, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { motion } from '../../kit/theme/tokens.ts';
import type { Message } from '../message.ts';
import { type CardActions, OperationIcon } from '../message-actions.tsx';
import { isOffered, operate, type OperationName, operations } from '../operations.ts';

/** Where the finger goes, in the direction of reading. */
type Side = 'end' | 'start';

/** What a swipe does; of the two of a side one is offered at most. */
const bySide = {
  end: ['archive', 'restore'],
  start: ['snooze', 'nudge'],
} as const satisfies Record<Side, readonly OperationName[]>;

/** A finger that moved less, in pixels, may still want to press or to scroll. */
const slack = 10;
/** How far a row is to be moved, in pixels and as a part of its width. */
const far = 120;
const farPart = 0.35;

/** What stands behind the row, and whether it will be done if the finger leaves now. */
type Behind = { name: OperationName; side: Side; isFar: boolean };

type Swipe = {
  pointer: number;
  x: number;
  y: number;
  side: Side | null;
  moved: number;
  /** As it is behind the row; what is drawn may be a moment late. */
  behind: Behind | null;
};

type SwipeRowProps = Pick<ComponentProps<'li'>, 'children' | 'aria-posinset' | 'aria-setsize'> & {
  message: Message;
  actions: CardActions;
};

/**
 * A row of the list. A finger that moves it towards the end archives its message, towards the start it opens the times
 * to come back. What will happen stands behind the row. Rule inbox.swipe.1.
 */
export function SwipeRow({ message, actions, children, ...row }: SwipeRowProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const { content, behind, hears } = useSwipe(message, (name, anchor) =>
    operate(name, message, { ...actions, askForTag: () => {} }, anchor),
  );
  return (
    <Row {...row} {...hears} data-swiped={behind === null ? undefined : true}>
      {behind !== null && (
        <Underneath aria-hidden data-side={behind.side} data-far={behind.isFar || undefined}>
          <OperationIcon name={behind.name} />
          {t(operations[behind.name].label)}
        </Underneath>
      )}
      <div ref={content}>{children}</div>
    </Row>
  );
}

/** Moves the content with the finger, and does what stands behind it when the finger leaves far enough. */
function useSwipe(message: Message, onDone: (name: OperationName, row: HTMLElement) => void) {
  const content = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);
  const [behind, setBehind] = useState<Behind | null>(null);

  const begin = ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'touch' || !isPrimary) return;
    swipe.current = { pointer: pointerId, x: clientX, y: clientY, side: null, moved: 0, behind: null };
  };
  const move = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    const now = swipe.current;
    if (now === null || now.pointer !== pointerId) return;
    const across = clientX - now.x;
    if (now.side === null) {
      const down = Math.abs(clientY - now.y);
      if (Math.max(Math.abs(across), down) < slack) return;
      const isForward = across * directionOf(currentTarget) > 0;
      // A finger that scrolls is left alone.
      if (down > Math.abs(across)) {
        swipe.current = null;
        return;
      }
      now.side = isForward ? 'end' : 'start';
    }
    const name = bySide[now.side].find((one) => isOffered(one, message));
    if (name === undefined) {
      swipe.current = null;
      return;
    }
    const isOnItsSide = across * directionOf(currentTarget) * (now.side === 'end' ? 1 : -1) > 0;
    now.moved = isOnItsSide ? across : 0;
    const isFar = Math.abs(now.moved) >= Math.min(far, currentTarget.clientWidth * farPart);
    if (now.behind?.isFar !== isFar) {
      now.behind = { name, side: now.side, isFar };
      setBehind(now.behind);
    }
    if (content.current !== null) content.current.style.transform = `translateX(${now.moved}px)`;
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const now = swipe.current;
    swipe.current = null;
    if (now?.behind == null) return;
    const { name, side, isFar } = now.behind;
    const isDone = isFar && !isCancelled;
    const leaves = isDone && side === 'end';
    const to = leaves ? Math.sign(now.moved) * currentTarget.clientWidth : 0;
    void slide(content.current, now.moved, to).then(() => {
      setBehind(null);
      if (isDone) {
        // Rows that take its place are focused for the keyboard, but after a finger none has a ring.
        const opens = currentTarget.querySelector<HTMLElement>('[data-opens]');
        opens?.focus({ focusVisible: false, preventScroll: true });
        onDone(name, currentTarget);
      }
      // A row that stays all the same is in its place again.
      if (leaves && content.current !== null) content.current.style.transform = '';
    });
  };
  return {
    content,
    behind,
    hears: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        // A quick finger may have moved since it was last told.
        move(event);
        end(event, false);
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
    },
  };
}

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** Resolves when the row is there; at once where the person wants less motion. */
async function slide(content: HTMLElement | null, from: number, to: number): Promise<void> {
  if (content === null) return;
  content.style.transform = to === 0 ? '' : `translateX(${to}px)`;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moving = content.animate(
    [{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }],
    { duration: motion.base, easing: motion.ease },
  );
  // A row that is taken away meanwhile ends it.
  await moving.finished.catch(() => {});
}

const Row = styled('li')({
  position: 'relative',
  // The browser scrolls up and down and zooms; what goes sideways comes here.
  touchAction: 'pan-y pinch-zoom',
  '&[data-swiped]': { overflow: 'clip' },
});
const Underneath = styled('div')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.small,
    fontWeight: 550,
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingInline: theme.spacing(2.5),
    '& .MuiSvgIcon-root': { fontSize: 20 },
    '&[data-side=end]': { backgroundColor: c.successTint, color: c.successInk },
    '&[data-side=start]': { justifyContent: 'flex-end', backgroundColor: c.infoTint, color: c.infoInk },
    '&[data-far]': { color: c.surface },
    '&[data-side=end][data-far]': { backgroundColor: c.successInk },
    '&[data-side=start][data-far]': { backgroundColor: c.infoInk },
  };
});

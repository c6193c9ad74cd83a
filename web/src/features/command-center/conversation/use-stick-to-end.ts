import { useCallback, useMemo, useRef, useState } from 'react';

/** Nearer to the end than that is at it. */
const atEndPx = 48;

export type StickToEnd = {
  /** The person scrolled up: what comes in leaves them where they are. */
  isAway: boolean;
  scrollerRef: (element: HTMLElement | Window | null) => void;
  /** The list grew or shrank. */
  onGrowth: () => void;
  toEnd: () => void;
  /** Something above is shown to the person. */
  leave: () => void;
  /** Runs once the view is so near to the top, in pixels: now, or when it gets there. Answers how to give it up. */
  whenNearTop: (px: number, work: () => void) => () => void;
};

/**
 * Keeps a scroller at its end while its content grows, until the person scrolls up. Only they do that: growing content
 * leaves the place where it is, and content that shrinks makes the scroller lower with it.
 */
export function useStickToEnd(): StickToEnd {
  const [isAway, setAway] = useState(false);
  const sticks = useRef(true);
  const scroller = useRef<HTMLElement | null>(null);
  const before = useRef({ top: 0, height: 0 });

  const look = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = element;
    const isAtEnd = top + clientHeight >= height - atEndPx;
    const wentUp = top < before.current.top - 1 && height >= before.current.height;
    before.current = { top, height };
    if (isAtEnd) sticks.current = true;
    else if (wentUp) sticks.current = false;
    setAway(!sticks.current);
  }, []);

  const scrollerRef = useCallback(
    (element: HTMLElement | Window | null) => {
      scroller.current?.removeEventListener('scroll', look);
      scroller.current = element instanceof HTMLElement ? element : null;
      scroller.current?.addEventListener('scroll', look, { passive: true });
    },
    [look],
  );
  const toEnd = useCallback(() => {
    sticks.current = true;
    setAway(false);
    const element = scroller.current;
    element?.scrollTo({ top: element.scrollHeight });
  }, []);
  const leave = useCallback(() => {
    sticks.current = false;
    setAway(true);
  }, []);
  const onGrowth = useCallback(() => {
    if (sticks.current) toEnd();
  }, [toEnd]);
  const whenNearTop = useCallback((px: number, work: () => void) => {
    const element = scroller.current;
    if (element === null) return () => undefined;
    let frame = 0;
    // Rows that have just come in above are measured first, and move the view down by their height.
    const afterLayout = (then: () => void) => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(then);
      });
    };
    const check = () => {
      frame = 0;
      if (element.scrollTop > px) return;
      giveUp();
      work();
    };
    const onScroll = () => {
      if (frame === 0) afterLayout(check);
    };
    const giveUp = () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    afterLayout(check);
    return giveUp;
  }, []);
  return useMemo(
    () => ({ isAway, scrollerRef, onGrowth, toEnd, leave, whenNearTop }),
    [isAway, scrollerRef, onGrowth, toEnd, leave, whenNearTop],
  );
}

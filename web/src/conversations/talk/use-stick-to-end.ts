import { useCallback, useMemo, useRef, useState } from 'react';

/** A view that is nearer than this to the end counts as at the end. */
const atEndPx = 48;

export type StickToEnd = {
  /** The person has scrolled up, so new messages do not move the view. */
  isAway: boolean;
  scrollerRef: (element: HTMLElement | Window | null) => void;
  /** The list grew or shrank. */
  onGrowth: () => void;
  toEnd: () => void;
  /** Stops following the end, to show something above. */
  leave: () => void;
  /** Calls `work` once the view is within `px` of the top: now or later. Returns a function that cancels it. */
  whenNearTop: (px: number, work: () => void) => () => void;
};

/**
 * Keeps a scroller at its end while its content grows, until the person scrolls up. Only a person makes the scroller
 * move up while its height stays: growing content keeps the position, and shrinking content lowers the height too.
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
    // The list first measures new rows above, and moves the view down by their height.
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

import { type RefObject, useEffect, useState } from 'react';

type Near = {
  isNear: boolean;
  /** Its last drawn height in pixels; null before it was drawn. */
  blockSize: number | null;
};

/**
 * Whether an element is in the window or close to it; distant elements need not be drawn in full. An element with the
 * focus keeps its state. `isNearAtFirst` is the answer before the first measurement.
 */
export function useNear(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): Near {
  const [near, setNear] = useState<Near>({ isNear: isNearAtFirst, blockSize: null });
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { observer, seen } = (watch ??= makeWatch());
    seen.set(current, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && current.contains(document.activeElement)) return;
      setNear((before) => {
        if (before.isNear === isIntersecting) return before;
        return { isNear: isIntersecting, blockSize: isIntersecting ? null : boundingClientRect.height };
      });
    });
    observer.observe(current);
    return () => {
      observer.unobserve(current);
      seen.delete(current);
    };
  }, [element]);
  return near;
}

/** The distance from the window that counts as close, in pixels: about four rows of a list. */
const margin = 400;

type Watch = {
  observer: IntersectionObserver;
  seen: Map<Element, (entry: IntersectionObserverEntry) => void>;
};

/** One for all elements: the browser measures them together. */
let watch: Watch | null = null;

function makeWatch(): Watch {
  const seen: Watch['seen'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => seen.get(entry.target)?.(entry)),
    { rootMargin: `${margin}px 0px` },
  );
  return { observer, seen };
}

import { startTransition, useEffect, useState } from 'react';

/** False until the component's first paint is on the screen, so that later fetches do not compete with it. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer = 0;
    const settle = () => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)));
    };
    // A hidden tab paints nothing, and calls no animation frame.
    const frame = document.hidden ? undefined : requestAnimationFrame(settle);
    if (frame === undefined) settle();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  return painted;
}

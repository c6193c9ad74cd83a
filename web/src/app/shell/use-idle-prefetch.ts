import { useEffect } from 'react';

/** Fetches the chunks of likely next clicks, so that a click need not wait for them. */
export function useIdlePrefetch(): void {
  useEffect(() => {
    const prefetch = () => {
      void import('../../kit/ui/menu-list.tsx').catch(() => undefined);
      void import('../../kit/ui/dialog-frame.tsx').catch(() => undefined);
      void import('../commands/palette.tsx').catch(() => undefined);
      void import('./sidebar/account-menu.tsx').catch(() => undefined);
    };
    // Safari has no requestIdleCallback; a timer serves as well.
    const timer = window.setTimeout(prefetch, idleAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
}

const idleAfterMs = 4_000;

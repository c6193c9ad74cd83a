import { useEffect } from 'react';

/** What the next click may need, fetched once nothing else is under way, so that the click need not wait. */
export function useIdlePrefetch(): void {
  useEffect(() => {
    const prefetch = () => {
      void import('../../shared/ui/menu-list.tsx').catch(() => undefined);
      void import('../../shared/ui/dialog-frame.tsx').catch(() => undefined);
      void import('../commands/palette.tsx').catch(() => undefined);
      void import('./sidebar/account-menu.tsx').catch(() => undefined);
    };
    // Safari has no idle callback; a pause does as well.
    const timer = window.setTimeout(prefetch, idleAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
}

const idleAfterMs = 4_000;

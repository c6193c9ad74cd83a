import { id as idOf } from '@crocodile-hub/core/contract/fields';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddressParams } from '../kit/nav/use-address-params.ts';
import type { ActiveSession } from './desk/active-session.ts';
import type { Desk } from './desk/desk.ts';

/**
 * Where there is no room for both, a session covers the list: what is opened from it is a step of its own, which Back
 * takes back. A link that leads to a session makes none. Rule nav.back.1.
 */
export function useBackToList(desk: Desk, active: ActiveSession | null): void {
  const isBesideList = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const address = useAddressParams();
  const shown = idOf.safeParse(address.get('session')).data ?? null;
  const isLink = address.get('sessionId') !== null;
  const activeId = active?.id ?? null;
  const before = useRef({ activeId, shown });

  const follow = useEffectEvent((now: typeof before.current) => {
    const was = before.current;
    before.current = now;
    if (shown !== was.shown) {
      // The address moved: Back, or forward again.
      if (shown === null && activeId === was.shown) desk.active.set(null);
      else if (shown !== null && shown !== activeId) desk.active.set({ id: shown, openedBy: 'person' });
    } else if (activeId !== was.activeId) {
      if (activeId === null) {
        if (shown !== null) address.close('session');
      } else if (shown !== null) address.set({ session: activeId });
      else if (was.activeId === null && !isBesideList && !isLink) address.open({ session: activeId });
    }
  });
  useEffect(() => follow({ activeId, shown }), [activeId, shown]);
}

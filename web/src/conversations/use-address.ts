import { id } from '@crocodile-hub/core/contract/fields';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { useAddressParams } from '../kit/nav/use-address-params.ts';
import { notify } from '../kit/ui/notify.tsx';
import type { Desk } from './desk/desk.ts';
import { findSession } from './desk/find-session.ts';
import { continueTurns } from './desk/open-turns.ts';

/**
 * Opens what the address asks for, and removes its parameters. `sessionId` opens a session, with `messageId` at that
 * message. With `fromRouter`, as from the hub, it waits for a session that is not loaded yet and has its question
 * answered.
 */
export function useAddress(desk: Desk): void {
  const { t } = useTranslation('command-center');
  const { get, drop } = useAddressParams();
  const sessionId = get('sessionId');
  const messageId = id.safeParse(get('messageId')).data;
  const isFromRouter = get('fromRouter') === 'true';
  useEffect(() => {
    if (sessionId === null && !isFromRouter) return;
    drop('sessionId', 'messageId', 'fromRouter');
    if (sessionId === null) {
      notify.error(t('hubInvalid'), { id: linkToast });
      return;
    }
    if (!id.safeParse(sessionId).success) {
      notify.error(t(isFromRouter ? 'hubNotFound' : 'sessionNotFound'), { id: linkToast });
      return;
    }
    if (!isFromRouter) {
      desk.active.set({ id: sessionId, openedBy: 'person', ...(messageId !== undefined && { messageId }) });
      return;
    }
    void findSession(desk.uid, sessionId, limits.routerSessionWaitMs).then((isThere) => {
      if (isThere) {
        const opened = { id: sessionId, openedBy: 'hub' } as const;
        desk.active.set(opened);
        // It is answered also for whoever leaves before it is drawn.
        continueTurns(desk, opened);
        notify.success(t('fromHub'), { id: linkToast });
      } else notify.error(t('hubNotFound'), { id: linkToast });
    });
  }, [desk, sessionId, messageId, isFromRouter, drop, t]);
}

/** One toast at a time for links. */
const linkToast = 'command-center-link';

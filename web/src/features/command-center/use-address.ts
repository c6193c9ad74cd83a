import { id } from '@crocodile-hub/core/contract/fields';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAddressParams } from '../../shared/nav/use-address-params.ts';
import { notify } from '../../shared/ui/notify.tsx';
import type { Desk } from './model/desk.ts';
import { findSession } from './model/find-session.ts';

/**
 * Opens what the address asks for, and clears the address of it. `sessionId` alone opens a session, with `messageId` at
 * that message; with `fromRouter` the flow from the hub goes on: a session that is not here yet is waited for, and its
 * question answered.
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
        desk.active.set({ id: sessionId, openedBy: 'hub' });
        notify.success(t('fromHub'), { id: linkToast });
      } else notify.error(t('hubNotFound'), { id: linkToast });
    });
  }, [desk, sessionId, messageId, isFromRouter, drop, t]);
}

/** One link, one word about it. */
const linkToast = 'command-center-link';

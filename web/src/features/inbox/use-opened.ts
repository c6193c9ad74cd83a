import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../entities/inbox/model/message.ts';
import type { useAddressParams } from '../../shared/nav/use-address-params.ts';
import { notify } from '../../shared/ui/notify.tsx';
import type { InboxAction, InboxState } from './model/inbox-state.ts';
import { useThread } from './use-thread.ts';

type Address = ReturnType<typeof useAddressParams>;

/** The message that the address names, its conversation loaded. Rules nav.query.2 and inbox.open.1. */
export function useOpened(
  address: Address,
  state: InboxState,
  dispatch: Dispatch<InboxAction>,
): Message | undefined {
  const { t } = useTranslation('inbox');
  const wanted = address.get('messageId');
  const opened = state.messages.find(({ id }) => id === wanted);
  useThread(opened, state, dispatch);
  const isLost = wanted !== null && opened === undefined && state.loading === null;
  const forget = useEffectEvent(() => {
    address.drop('messageId');
    // Mail that could not be asked for has a panel of its own.
    if (state.troubles.every(({ platform }) => platform !== 'gmail')) notify.error(t('cannotOpen'));
  });
  useEffect(() => {
    if (isLost) forget();
  }, [isLost]);
  return opened;
}

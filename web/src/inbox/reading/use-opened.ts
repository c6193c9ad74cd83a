import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { loadMail } from '../folder/load-messages.ts';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import type { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { InboxAction, InboxState, Thread } from '../folder/inbox-state.ts';
import { useThread } from './use-thread.ts';

type Address = ReturnType<typeof useAddressParams>;

/** The message that the address names, its conversation loaded. Rules nav.query.2 and inbox.open.1. */
export function useOpened(
  address: Address,
  state: InboxState,
  dispatch: Dispatch<InboxAction>,
): { opened: Message | undefined; thread: Thread | null } {
  const { t } = useTranslation('inbox');
  const wanted = address.get('messageId');
  const { messages, outside, loading, troubles } = state;
  const opened =
    messages.find(({ id }) => id === wanted) ??
    (outside !== null && outside.id === wanted ? outside : undefined);
  const thread = useThread(opened, state, dispatch);
  const lost = wanted !== null && opened === undefined && loading === null ? wanted : null;
  const find = useEffectEvent(async (id: string, signal: AbortSignal) => {
    // If mail could not be loaded at all, a panel of its own says so.
    if (troubles.some(({ platform }) => platform === 'gmail')) return address.drop('messageId');
    const outcome = await loadMail(id, { signal });
    if (signal.aborted) return undefined;
    if (outcome.ok) return dispatch({ type: 'outside-came', message: outcome.reply });
    const { kind } = outcome.failure;
    address.drop('messageId');
    notify.error(t(kind === 'not-found' || kind === 'invalid' ? 'cannotOpen' : 'failedThread'));
    return undefined;
  });
  useEffect(() => {
    if (lost === null) return undefined;
    const controller = new AbortController();
    void find(lost, controller.signal);
    return () => controller.abort();
  }, [lost]);
  return { opened, thread };
}

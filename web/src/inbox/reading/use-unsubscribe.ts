import { useRef, useState } from 'react';
import { unsubscribe } from './unsubscribe.ts';
import type { Message } from '../message.ts';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';

type Standing = 'subscribed' | 'leaving' | 'left';

/** Leaves the list of a mail, by one press. Rule inbox.unsubscribe.1. */
export function useUnsubscribe(message: Message): { standing: Standing; leave: () => void } {
  const { t } = useTranslation(['inbox', 'common']);
  const { reconnect } = useReconnectGoogle();
  const [standing, setStanding] = useState<Standing>('subscribed');
  /** A ref, because a second press can come before the state is drawn. */
  const isAtWork = useRef(false);
  const { sender } = message;

  function failed({ kind, message: detail }: Failure): void {
    const needsGoogle = kind === 'reauth' || kind === 'forbidden';
    const action = needsGoogle
      ? { label: t('reconnectGoogle'), run: reconnect }
      : { label: t('common:tryAgain'), run: leave };
    notify.error(t('failedUnsubscribe', { sender }), { ...(detail !== undefined && { detail }), action });
  }

  async function ask(): Promise<void> {
    setStanding('leaving');
    const outcome = await unsubscribe(message);
    setStanding(outcome.ok ? 'left' : 'subscribed');
    if (outcome.ok) notify.success(t('unsubscribedFrom', { sender }));
    else failed(outcome.failure);
  }

  function leave(): void {
    if (isAtWork.current) return;
    isAtWork.current = true;
    void ask().finally(() => (isAtWork.current = false));
  }

  return { standing, leave };
}

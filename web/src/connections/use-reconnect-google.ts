import { useState } from 'react';
import { connectGoogle, type GoogleOutcome } from '../account/consent/google.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';

/** The message for each way in which reconnecting can fail. */
const wordsOf = {
  denied: 'failedToReconnect',
  failed: 'failedToReconnect',
  'no-token': 'noAccessToken',
} as const satisfies Record<Exclude<GoogleOutcome['is'], 'connected' | 'closed'>, string>;

/** Reconnects the Google account. Call `reconnect` straight from the click: it opens a window. */
export function useReconnectGoogle(onConnected?: () => void): {
  reconnecting: boolean;
  reconnect: () => void;
} {
  const { t } = useTranslation('smart-tasks');
  const [reconnecting, setReconnecting] = useState(false);
  const reconnect = () => {
    setReconnecting(true);
    const tell = (outcome: GoogleOutcome) => {
      if (outcome.is === 'connected') return onConnected?.();
      // The window may have answered all the same: a lost answer looks like a closed window.
      if (outcome.is === 'closed') notify.info(t('windowClosed'), { detail: t('tryAgainOrRefresh') });
      else notify.error(t(wordsOf[outcome.is]), { detail: t('tryAgainOrRefresh') });
    };
    void connectGoogle({ late: tell })
      .catch((): GoogleOutcome => ({ is: 'failed', failure: { kind: 'unavailable' } }))
      .then(tell)
      .finally(() => setReconnecting(false));
  };
  return { reconnecting, reconnect };
}

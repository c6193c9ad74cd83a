import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectGoogle, type GoogleOutcome } from '../../../shared/auth/google.ts';
import { notify } from '../../../shared/ui/notify.tsx';

/** What to say when reconnecting came to nothing; a window that the person closed needs no words. */
const wordsOf = {
  connected: null,
  closed: null,
  denied: 'failedToReconnect',
  failed: 'failedToReconnect',
  'no-token': 'noAccessToken',
} as const satisfies Record<GoogleOutcome['is'], string | null>;

/** Reconnects the Google account. Call `reconnect` straight from the click: it opens a window. */
export function useReconnectGoogle(): { reconnecting: boolean; reconnect: () => void } {
  const { t } = useTranslation('smart-tasks');
  const [reconnecting, setReconnecting] = useState(false);
  const reconnect = () => {
    setReconnecting(true);
    const tell = (outcome: GoogleOutcome) => {
      const words = wordsOf[outcome.is];
      if (words !== null) notify.error(t(words), { detail: t('tryAgainOrRefresh') });
    };
    void connectGoogle({ late: tell })
      .catch((): GoogleOutcome => ({ is: 'failed', failure: { kind: 'unavailable' } }))
      .then(tell)
      .finally(() => setReconnecting(false));
  };
  return { reconnecting, reconnect };
}

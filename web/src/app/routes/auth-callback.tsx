import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { handOver } from '../../shared/auth/google-callback.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** Where a provider's consent page returns to: hands the answer to the tab that asked, and closes. */
export default function AuthCallback() {
  const { t } = useTranslation('login');
  useEffect(() => {
    handOver(new URLSearchParams(window.location.search));
    // The code has been handed over; it should not stay in the history.
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
  }, []);
  return <EmptyState pose="thinking" level="h1" title={t('finishingGoogle')} hint={t('finishingHint')} />;
}

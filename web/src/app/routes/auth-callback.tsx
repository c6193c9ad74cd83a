import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoogleOutcome } from '../../shared/auth/google.ts';
import { finishGoogle } from '../../shared/auth/google-flow.ts';
import { handOver } from '../../shared/auth/google-callback.ts';
import { takePendingRedirect } from '../../shared/auth/pending-redirect.ts';
import { pages, safeNext } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/**
 * Where a provider's consent page returns to. In a window of its own it hands the answer to the tab that asked and
 * closes; in the tab that asked it finishes here.
 */
export default function AuthCallback() {
  const { t } = useTranslation(['login', 'common']);
  const go = useGo();
  const [answer] = useState(answerOnce);
  const [failed, setFailed] = useState(answer.is === 'denied');
  useEffect(() => {
    if (answer.is === 'handed-over') window.close();
    if (answer.is !== 'returned') return;
    const settle = (outcome: GoogleOutcome) => {
      if (outcome.is === 'connected') go(answer.returnTo, { replace: true });
      else setFailed(true);
    };
    void answer.outcome.then(settle);
  }, [answer, go]);
  if (failed) {
    return (
      <EmptyState
        pose="lost"
        level="h1"
        title={t('googleFailed')}
        actions={<Button to={pages.login}>{t('common:tryAgain')}</Button>}
      />
    );
  }
  if (answer.is === 'nothing') {
    return (
      <EmptyState
        pose="lost"
        level="h1"
        title={t('nothingToFinish')}
        hint={t('nothingToFinishHint')}
        actions={<Button to={pages.hub}>{t('common:productName')}</Button>}
      />
    );
  }
  return <EmptyState pose="thinking" level="h1" title={t('finishingGoogle')} hint={t('finishingHint')} />;
}

type Answer =
  | { is: 'handed-over' | 'denied' | 'nothing' }
  | { is: 'returned'; returnTo: string; outcome: Promise<GoogleOutcome> };

let taken: Answer | undefined;

/** A callback address is answered once, however often the screen is drawn. */
function answerOnce(): Answer {
  taken ??= takeAnswer();
  return taken;
}

/** Reads the answer out of the address: the code should not stay in the history. */
function takeAnswer(): Answer {
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const code = query.get('code');
  // Opened by hand, or again from the history.
  if (code === null && query.get('state') === null) return { is: 'nothing' };
  const pending = takePendingRedirect(query.get('state'));
  if (pending === undefined) {
    handOver({ code, state: query.get('state') ?? '' });
    return { is: 'handed-over' };
  }
  if (code === null) return { is: 'denied' };
  const { state, nonce, returnTo } = pending;
  return {
    is: 'returned',
    returnTo: safeNext(returnTo) ?? pages.overview,
    outcome: finishGoogle({ code, state }, nonce),
  };
}

import { useEffect, useState } from 'react';
import { handOver } from '../account/consent/consent-window.ts';
import type { GoogleOutcome } from '../account/consent/google.ts';
import { finishGoogle } from '../account/consent/google-flow.ts';
import type { LinkOutcome } from '../account/consent/link.ts';
import { finishLink } from '../account/consent/link-flow.ts';
import { type PendingRedirect, takePendingRedirect } from '../account/consent/pending-redirect.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { integrationsPath, pages, safeNext } from '../kit/nav/pages.ts';
import { go } from '../kit/nav/place.tsx';
import { Button } from '../kit/ui/button.tsx';
import { EmptyState } from '../kit/ui/empty-state.tsx';

/** The window closes at once when a tab waits for its answer. After this time it counts as opened by hand. */
const closesWithinMs = 2_000;

/**
 * The page to which a provider's consent page returns. In a window of its own it gives the answer to the tab that
 * asked, and closes; in the tab that asked it finishes the consent here. Rule nav.callback.1.
 */
export default function AuthCallback() {
  const { t } = useTranslation(['login', 'common']);
  const [answer] = useState(answerOnce);
  const [failure, setFailure] = useState<{ hint?: string } | undefined>(
    answer.is === 'denied' ? {} : undefined,
  );
  const [isNobodys, setIsNobodys] = useState(answer.is === 'nothing');
  useEffect(() => {
    if (answer.is === 'for-another-tab') {
      void answer.taken.then(() => window.close());
      const timer = window.setTimeout(() => setIsNobodys(true), closesWithinMs);
      return () => window.clearTimeout(timer);
    }
    if (answer.is !== 'returned') return undefined;
    void answer.outcome.then((outcome) => {
      if (outcome.is === 'connected') go(answer.returnTo, { replace: true });
      else setFailure(hintOf(outcome));
    });
    return undefined;
  }, [answer]);
  const isAccount = 'connects' in answer && answer.connects === 'account';
  if (failure !== undefined) {
    return (
      <EmptyState
        pose="lost"
        level="h1"
        title={t(isAccount ? 'connectionFailed' : 'googleFailed')}
        {...(isAccount ? failure : {})}
        actions={<Button to={isAccount ? integrationsPath : pages.login}>{t('common:tryAgain')}</Button>}
      />
    );
  }
  if (isNobodys) {
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
  return (
    <EmptyState
      pose="thinking"
      level="h1"
      title={t(isAccount ? 'finishingConnection' : 'finishingGoogle')}
      hint={t('finishingHint')}
    />
  );
}

type Outcome = GoogleOutcome | LinkOutcome;
type Connects = PendingRedirect['connects'];

type Answer =
  | { is: 'nothing' }
  | { is: 'for-another-tab'; taken: Promise<void> }
  | { is: 'denied'; connects: Connects }
  | { is: 'returned'; connects: Connects; returnTo: string; outcome: Promise<Outcome> };

/** The server's own words, if any, say more than ours. */
function hintOf(outcome: Outcome): { hint?: string } {
  const words = outcome.is === 'failed' ? outcome.failure.message : undefined;
  return words === undefined ? {} : { hint: words };
}

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
    return { is: 'for-another-tab', taken: handOver({ code, state: query.get('state') ?? '' }) };
  }
  const { state, nonce, returnTo, connects } = pending;
  if (code === null) return { is: 'denied', connects };
  const finish = connects === 'account' ? finishLink : finishGoogle;
  return {
    is: 'returned',
    connects,
    returnTo: safeNext(returnTo) ?? pages.overview,
    outcome: finish({ code, state }, nonce),
  };
}

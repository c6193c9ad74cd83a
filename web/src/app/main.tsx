import '../kit/theme/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../kit/text/i18n.ts';
import { initialLanguage } from '../kit/text/language.ts';
import { ignoreStrayClicks } from './stray-clicks.ts';
import { provideEmoji } from '../kit/theme/emoji-font.ts';
import { keepStyles } from '../kit/theme/style-cache.ts';
import { App } from './app.tsx';
import { loadScreensOf } from './screens.tsx';
import { failures } from './shell/error-boundary.tsx';

void start().catch(failures.onUncaughtError);

/** A function, not top-level code: chunks that it fetches import this module and would wait for its end. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // A token in the address is taken out before anything else reads the address.
  if (/[?&](access_)?token=/.test(window.location.search) || /token=/.test(window.location.hash)) {
    const { takeTokenFromAddress } = await import('../account/consent/address-token.ts');
    takeTokenFromAddress();
  }
  ignoreStrayClicks(document);
  keepStyles();
  await startI18n(initialLanguage());
  // A failed fetch is tried again when the screen is drawn; there a failure has a screen.
  await loadScreensOf(window.location.pathname).catch(() => {});
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // A transition is drawn in slices, between which the browser can do other things.
  startTransition(() => createRoot(root, failures).render(app));
  // After the first paint; without it the texts can still be read.
  setTimeout(() => void provideEmoji().catch(() => {}), 0);
}

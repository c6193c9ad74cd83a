import { handOver } from '../shared/auth/consent-window.ts';
import type { AppWindow } from './app-frame.ts';

type Consent = {
  /** For `prepare`: what the app opens as a window for a provider's consent is one of the test's. */
  openIn: (opened: AppWindow) => void;
  /** The address that the window was led to, once it was. */
  address: () => string | undefined;
  /** What the callback page says in it; `code: null` where the person said no. */
  answer: (answer: Parameters<typeof handOver>[0]) => Promise<void>;
  close: () => void;
};

/** The window in which a provider asks the person; of several, the one that was opened last. */
export function aConsent(): Consent {
  let popup = aWindow();
  return {
    openIn: (opened) => {
      opened.open = () => {
        popup = aWindow();
        // The app does no more with it than this.
        return popup as unknown as Window;
      };
    },
    address: () => popup.address,
    answer: handOver,
    close: () => popup.close(),
  };
}

function aWindow() {
  const opened = {
    address: undefined as string | undefined,
    closed: false,
    close: () => {
      opened.closed = true;
    },
    location: {
      replace: (url: string) => {
        opened.address = url;
      },
    },
  };
  return opened;
}

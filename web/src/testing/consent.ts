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

/** The window in which a provider asks the person. */
export function aConsent(): Consent {
  let address: string | undefined;
  const popup = {
    closed: false,
    close: () => {
      popup.closed = true;
    },
    location: {
      replace: (url: string) => {
        address = url;
      },
    },
  };
  return {
    openIn: (opened) => {
      // The app does no more with it than this.
      opened.open = () => popup as unknown as Window;
    },
    address: () => address,
    answer: handOver,
    close: popup.close,
  };
}

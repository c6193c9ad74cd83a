import { handOver } from '../account/consent/consent-window.ts';
import type { AppWindow } from './app-frame.ts';

type Consent = {
  /** For `prepare`: the app's `window.open` returns a window of the test's. */
  openIn: (opened: AppWindow) => void;
  /** The address that the window was led to, once it was. */
  address: () => string | undefined;
  /** What the callback page reports; `code: null` means that the person refused. */
  answer: (answer: Parameters<typeof handOver>[0]) => Promise<void>;
  close: () => void;
};

/** The window of a provider's consent; the last one, if several were opened. */
export function aConsent(): Consent {
  let popup = aWindow();
  return {
    openIn: (opened) => {
      opened.open = () => {
        popup = aWindow();
        // The app uses only these members of the window.
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

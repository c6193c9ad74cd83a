import type { AppWindow } from './app-frame.ts';

type HeldWrites = {
  /** For `prepare`. */
  installIn: (opened: AppWindow) => void;
  /** From here on nothing that the app writes reaches Firestore, until `goOn`. */
  stop: () => void;
  goOn: () => void;
};

const writing = /\/google\.firestore\.v1\.Firestore\/Write\/channel|:commit\b/;

/** What the app writes to Firestore arrives when the test says so. */
export function heldWrites(): HeldWrites {
  let held: (() => void)[] | null = null;
  return {
    installIn(opened) {
      opened.XMLHttpRequest = class extends opened.XMLHttpRequest {
        #url = '';

        override open(method: string, url: string | URL): void {
          this.#url = String(url);
          super.open(method, url, true);
        }

        override send(body?: XMLHttpRequestBodyInit | null): void {
          const go = () => super.send(body);
          if (held === null || !writing.test(this.#url)) go();
          else held.push(go);
        }
      };
    },
    stop: () => {
      held ??= [];
    },
    goOn() {
      const waiting = held ?? [];
      held = null;
      for (const go of waiting) go();
    },
  };
}

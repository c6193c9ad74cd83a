import type { AppWindow } from './app-frame.ts';

/** Delays the answer of who is signed in until `until()` resolves, at each load of the page. For `prepare`. */
export function knowsLater(until: () => Promise<unknown>): (opened: AppWindow) => void {
  return (opened) => {
    const fetch = opened.fetch.bind(opened);
    opened.fetch = async (input, init) => {
      const address = input instanceof opened.Request ? input.url : input.toString();
      if (address.includes('accounts:lookup')) await until();
      return fetch(input, init);
    };
  };
}

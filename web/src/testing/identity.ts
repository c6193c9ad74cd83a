import type { AppWindow } from './app-frame.ts';

/** Whoever is signed in is known to the page once `until()` has come to pass, asked anew at each load. For `prepare`. */
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

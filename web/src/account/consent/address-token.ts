import { takePendingRedirect } from './pending-redirect.ts';
import { storeGoogleToken } from '../person-storage.ts';

/** The parameters in which a provider's token may appear in an address. Rule nav.query.3. */
const tokenNames = ['access_token', 'token'];
const companions = ['state', 'token_type', 'expires_in', 'scope'];

/**
 * Takes a token out of the address before other code reads it. It is kept if it is in the query and this tab waits for
 * it, else dropped. Either way it leaves the address bar and the history.
 */
export function takeTokenFromAddress(): void {
  const url = new URL(window.location.href);
  const token = tokenNames.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  if (token !== undefined && token !== null) {
    if (takePendingRedirect(url.searchParams.get('state')) !== undefined) storeGoogleToken(token);
    for (const name of [...tokenNames, ...companions]) url.searchParams.delete(name);
  }
  if (/token=/.test(url.hash)) url.hash = '';
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
}

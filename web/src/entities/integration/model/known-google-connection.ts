import { current, follow } from '../../../shared/firebase/live-query.ts';
import { integrationsQuery } from '../api/watch-integrations.ts';
import { type GoogleConnection, googleConnectionOf } from './google-connection.ts';

/** Who sends right after the page came up waits for the answer; without a connection nobody waits for ever. */
const patienceMs = 3_000;

/** How Google stands, once that is known. */
export function knownGoogleConnection(uid: string): Promise<GoogleConnection> {
  const known = () => googleConnectionOf(current(integrationsQuery, uid));
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      unfollow();
      resolve(known());
    };
    const timer = window.setTimeout(end, patienceMs);
    const unfollow = follow(integrationsQuery, uid, () => known().is !== 'unknown' && end());
    if (known().is !== 'unknown') end();
  });
}

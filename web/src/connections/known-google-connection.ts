import { current, follow } from '../kit/wire/firebase/live-query.ts';
import { integrationsQuery } from './watch-integrations.ts';
import { type GoogleConnection, googleConnectionOf } from './google-connection.ts';

/** A send right after the page loads waits this long for the answer, and not for ever without a connection. */
const patienceMs = 3_000;

/** Google's connection, once it is known or the wait is over. */
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

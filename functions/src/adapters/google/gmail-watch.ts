import type { MailWatch } from '../../ports/mail.ts';
import { lazy } from '../shared/lazy.ts';
import { gmailCalls, idTokenVerifier, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';

type WatchOptions = GoogleOptions & {
  /** Pub/Sub's topic that Gmail publishes to. */
  topicName: string;
  /** The service account in whose name the subscription pushes, and the address that it was given. */
  pushAccount: string;
  audience: string;
  certsUrl: string;
};

export function gmailWatch(options: WatchOptions): MailWatch {
  const { topicName, pushAccount, audience, certsUrl } = options;
  const { repeatable } = gmailCalls(options);
  const verifier = lazy(() => idTokenVerifier(certsUrl));
  return {
    isConfigured: true,

    begin: (person) =>
      repeatable(person, async (gmail) => {
        const { data } = await gmail.users.watch({ userId: 'me', requestBody: { topicName } });
        const { historyId, expiration } = data;
        if (typeof historyId !== 'string' || typeof expiration !== 'string') throw unexpectedAnswer();
        return { historyId, watchedUntil: Number(expiration) };
      }),

    async isGenuine(authorization) {
      const idToken = /^Bearer (\S{1,4000})$/.exec(authorization ?? '')?.[1];
      // Tokens that do not even claim to be ours are refused without fetching Google's keys.
      if (idToken === undefined || !claims(idToken, { email: pushAccount, aud: audience })) return false;
      const google = await verifier();
      try {
        const proven = (await google.verifyIdToken({ idToken, audience })).getPayload();
        return proven?.email === pushAccount && proven.email_verified === true;
      } catch {
        // Also if Google's keys cannot be fetched: Google then sends the news again.
        return false;
      }
    },
  };
}

/** Whether the token claims these values. Claims prove nothing until the signature is checked. */
function claims(idToken: string, expected: Readonly<Record<string, string>>): boolean {
  const [, payload = ''] = idToken.split('.');
  try {
    const said: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const told = new Map(Object.entries(said ?? {}));
    return Object.entries(expected).every(([name, value]) => told.get(name) === value);
  } catch {
    return false;
  }
}

import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';

const reply = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });
const apiKey = 'local';

type Urls = { app: string; auth: string };
type Person = { email: string; password: string; name: string };

/**
 * What a browser keeps of somebody who signed in, as Firebase stores it (`UserImpl.toJSON`) and as the app does: a
 * test begins on the screen that it is about. That the login leads here is for the tests of the login.
 */
export async function storedSignIn(
  urls: Urls,
  person: Person,
  more: Readonly<Record<string, string>> = {},
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { email, password, name } = person;
  const answer = await fetch(
    `${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { localId: uid, idToken, refreshToken } = reply.parse(await answer.json());
  const now = Date.now();
  const user = {
    uid,
    email,
    // As far as the browser knows; Firebase asks anew before it says who is here.
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: name, email, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  const kept = {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
    user: JSON.stringify({ uid, email, name, photoUrl: null }),
    ...more,
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: urls.app, localStorage }] };
}

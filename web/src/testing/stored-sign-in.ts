import { type Account, type Accounts, apiKey } from './accounts.ts';

/**
 * What a browser keeps of somebody who signed in, as Firebase stores it (`UserImpl.toJSON`) and as the app does: a
 * test begins on the screen that it is about.
 */
export function storeSignIn(accounts: Accounts, account: Account): void {
  const { uid, email, name } = account;
  const now = Date.now();
  const user = {
    uid,
    email,
    // As far as the browser knows; Firebase asks anew before it says who is here.
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: name, email, photoURL: null }],
    stsTokenManager: {
      refreshToken: uid,
      accessToken: accounts.token(account),
      expirationTime: now + 3_600_000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  localStorage.setItem(`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user));
  localStorage.setItem('user', JSON.stringify({ uid, email, name, photoUrl: null }));
}

type SignIn = {
  uid: string;
  email: string;
  name: string;
  /** Of the Firebase app. */
  apiKey: string;
  accessToken: string;
  refreshToken: string;
};

/** What the local storage holds of somebody who signed in: as Firebase stores it (`UserImpl.toJSON`), and as the app does. */
export function rememberedSignIn({
  apiKey,
  accessToken,
  refreshToken,
  ...person
}: SignIn): Record<string, string> {
  const { uid, email, name } = person;
  const now = Date.now();
  const user = {
    uid,
    email,
    // As far as the browser knows; Firebase asks anew before it says who is here.
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: name, email, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  return {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
    user: JSON.stringify({ uid, email, name, photoUrl: null }),
  };
}

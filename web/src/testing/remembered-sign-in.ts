type SignIn = {
  uid: string;
  email: string;
  name: string;
  /** The Firebase app's key. */
  apiKey: string;
  accessToken: string;
  refreshToken: string;
};

/** The entries of local storage after a sign-in: Firebase's (`UserImpl.toJSON`), and the app's. */
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
    // Only what the browser remembers; Firebase asks the server before it reports the person.
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

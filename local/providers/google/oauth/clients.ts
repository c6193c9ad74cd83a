/** A client registered in Google's console. */
export type OAuthClient = { clientId: string; clientSecret: string; redirectUris: string[] };

/** The account that Pub/Sub names in its pushes. */
export const LOCAL_PUSH_ACCOUNT = 'gmail-push@crocodile-hub-local.iam.gserviceaccount.com';

/** The product's client at its default address. The secret protects only a stand-in. */
export const LOCAL_CLIENT: OAuthClient = {
  clientId: 'crocodile-hub-local.apps.googleusercontent.com',
  clientSecret: 'local-only',
  redirectUris: ['127.0.0.1', 'localhost'].flatMap((host) => [
    `http://${host}:5005/auth/google/callback`,
    `http://${host}:5173/auth/google/callback`,
  ]),
};

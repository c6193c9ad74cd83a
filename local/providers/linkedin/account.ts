/** The product's app at LinkedIn, at its default address. The secret protects only a stand-in. */
export const LOCAL_LINKEDIN = {
  clientId: '77local0only',
  clientSecret: 'local-only',
  redirectUris: ['127.0.0.1', 'localhost'].flatMap((host) => [
    `http://${host}:5005/auth/linkedin/callback`,
    `http://${host}:5173/auth/linkedin/callback`,
  ]),
};

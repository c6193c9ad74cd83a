/** The product's app at TikTok, at its default address. The secret protects only a stand-in. */
export const LOCAL_TIKTOK = {
  clientKey: 'awlocal0only',
  clientSecret: 'local-only',
  redirectUris: ['127.0.0.1', 'localhost'].flatMap((host) => [
    `http://${host}:5005/auth/tiktok/callback`,
    `http://${host}:5173/auth/tiktok/callback`,
  ]),
};

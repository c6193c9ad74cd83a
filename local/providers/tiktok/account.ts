/** The app that the product is at TikTok, at its default address. The secret guards nothing but a stand-in. */
export const LOCAL_TIKTOK = {
  clientKey: 'awlocal0only',
  clientSecret: 'local-only',
  redirectUris: ['127.0.0.1', 'localhost'].flatMap((host) => [
    `http://${host}:5005/auth/tiktok/callback`,
    `http://${host}:5173/auth/tiktok/callback`,
  ]),
};

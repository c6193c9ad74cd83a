import { expect, it } from 'vitest';
import type { OAuth } from '../../ports/connections.ts';
import { googleDrive } from './drive.ts';

const unexpected = () => Promise.reject(new Error('not expected'));
const tokens = { accessToken: 'ya29.drive', refreshToken: '1//drive', expiresAt: 1_000, scopes: 'openid' };

it('hands on the tokens of a consent, and not who the person is at Google', async () => {
  const oauth: OAuth = {
    authUrl: () => '',
    exchange: () => Promise.resolve({ ...tokens, idToken: 'a.b.c', granted: [] }),
    refresh: unexpected,
    revoke: unexpected,
  };
  const drive = googleDrive({ oauth, rootUrl: undefined, timeoutMs: 1_000, circuit: (call) => call() });
  expect(await drive.exchange('code', { verifier: 'v', redirectUri: 'https://app.example' })).toEqual(tokens);
});

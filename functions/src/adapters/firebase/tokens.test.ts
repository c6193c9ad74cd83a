import { initializeApp } from 'firebase-admin/app';
import { beforeAll, expect, it } from 'vitest';
import { firebaseTokens } from './tokens.ts';

const projectId = 'demo-nowhere';

beforeAll(() => {
  // This port is closed, so every look at an account fails on its way.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = '127.0.0.1:1';
  initializeApp({ projectId });
});

function unsigned(claims: object): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const usual = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'anna',
    iat: seconds,
    exp: seconds + 3_600,
    auth_time: seconds,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...usual, ...claims })}.`;
}

const verify = async (token: string) => firebaseTokens().verify(token);

it('reports an outage, and not a bad token, when the account cannot be looked up', async () => {
  await expect(verify(unsigned({}))).rejects.toMatchObject({
    kind: 'unavailable',
    reason: 'accountUnchecked',
  });
});

it.each([
  ['no token', 'nonsense'],
  ['one of another project', unsigned({ aud: 'other' })],
  ['one that has expired', unsigned({ exp: 1 })],
])('refuses %s', async (_, token) => {
  await expect(verify(token)).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'noUser' });
});

import { expect, it } from 'vitest';
import { googleOAuth, googleScopes } from './oauth.ts';

const oauth = googleOAuth({
  clientId: 'client',
  clientSecret: 'secret',
  authUrl: 'https://accounts.example/auth',
  tokenUrl: 'https://accounts.example/token',
  revokeUrl: 'https://accounts.example/revoke',
  scopes: googleScopes,
  timeoutMs: 1_000,
  circuit: (call) => call(),
  now: () => 0,
});

it('asks for exactly the permissions of the rule, with forced consent and offline access', () => {
  const url = new URL(oauth.authUrl({ state: 's', verifier: 'v', redirectUri: 'https://app.example/back' }));
  expect(url.searchParams.get('scope')?.split(' ')).toEqual([...googleScopes]);
  expect([...googleScopes].toSorted()).toEqual([
    'email',
    'https://mail.google.com/',
    'https://www.googleapis.com/auth/calendar',
    'https://www.googleapis.com/auth/calendar.events',
    'https://www.googleapis.com/auth/gmail.compose',
    'https://www.googleapis.com/auth/gmail.modify',
    'https://www.googleapis.com/auth/gmail.readonly',
    'https://www.googleapis.com/auth/gmail.send',
    'openid',
    'profile',
  ]);
  expect(url.searchParams.get('prompt')).toBe('consent');
  expect(url.searchParams.get('access_type')).toBe('offline');
});

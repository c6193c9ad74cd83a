import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { googleOAuth, googleScopes } from './oauth.ts';

const options = {
  clientId: 'client',
  clientSecret: 'secret',
  authUrl: 'https://accounts.example/auth',
  tokenUrl: 'https://accounts.example/token',
  revokeUrl: 'https://accounts.example/revoke',
  scopes: googleScopes,
  timeoutMs: 15_000,
  circuit: <T>(call: () => Promise<T>) => call(),
  now: () => 0,
};

it('asks for exactly the permissions of the rule, with forced consent and offline access', () => {
  const oauth = googleOAuth(options);
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

it.each([
  ['all', googleScopes.join(' '), ['gmail', 'google-calendar']],
  ['all mail', 'openid https://mail.google.com/', ['gmail']],
  ['mail that may be changed', 'openid https://www.googleapis.com/auth/gmail.modify', ['gmail']],
  ['mail that may only be read', 'openid https://www.googleapis.com/auth/gmail.readonly', []],
  ['the calendar', 'https://www.googleapis.com/auth/calendar openid', ['google-calendar']],
  ['appointments', 'openid https://www.googleapis.com/auth/calendar.events', ['google-calendar']],
  ['none', 'openid email profile', []],
  ['what was asked for, since Google names nothing', undefined, ['gmail', 'google-calendar']],
])('tells which services the person allowed: %s', async (_, scope, granted) => {
  const server = await serve({
    fetch: () => Response.json({ access_token: 'ya29', id_token: 'a.b.c', expires_in: 3_600, scope }),
  });
  onTestFinished(() => server.close());
  const oauth = googleOAuth({ ...options, tokenUrl: `${server.origin}/token` });
  const tokens = await oauth.exchange('code', { verifier: 'v', redirectUri: 'https://app.example/back' });
  expect(tokens.granted).toEqual(granted);
});

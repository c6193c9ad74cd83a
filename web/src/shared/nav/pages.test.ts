import { expect, it } from 'vitest';
import { loginPath, safeNext, sessionPath } from './pages.ts';

it('keeps the wanted address through the login page', () => {
  const login = new URL(loginPath('/command-center?sessionId=s1'), 'https://app.test');
  expect(safeNext(login.searchParams.get('next'))).toBe('/command-center?sessionId=s1');
});

it.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/login', ''])(
  'does not follow %s after signing in',
  (next) => expect(safeNext(next)).toBeUndefined(),
);

it('spells the router link as the spec has it', () => {
  expect(sessionPath({ sessionId: 's1', fromRouter: true })).toBe(
    '/command-center?fromRouter=true&sessionId=s1',
  );
});

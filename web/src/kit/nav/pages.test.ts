import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inboxMessagePath, loginPath, pages, safeNext, servicePath, sessionPath } from './pages.ts';

it('keeps the wanted address through the login page', () => {
  const login = new URL(loginPath('/command-center?sessionId=s1'), 'https://app.test');
  expect(safeNext(login.searchParams.get('next'))).toBe('/command-center?sessionId=s1');
});

it.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  'javascript:alert(1)',
  '/login',
  '',
])('does not follow %s after signing in', (next) => expect(safeNext(next)).toBeUndefined());

it('leads to an address of this app or nowhere, whatever stands in next', () => {
  const app = 'https://app.test';
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'login',
  ];
  const hostile = fc.array(fc.constantFrom(...pieces)).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.webUrl()), (next) => {
      const address = safeNext(next);
      if (address === undefined) return;
      expect(address).toMatch(/^\/(?![/\\])/);
      // The browser resolves it to this app and changes nothing in it.
      expect(new URL(address, app).href).toBe(app + address);
      expect(safeNext(address)).toBe(address);
    }),
    { numRuns: 1_000 },
  );
});

it('spells the router link as its rule has it', () => {
  expect(sessionPath({ sessionId: 's1', fromRouter: true })).toBe(
    '/command-center?fromRouter=true&sessionId=s1',
  );
});

it('has the addresses of the rules', () => {
  expect(pages).toMatchObject({
    root: '/',
    overview: '/overview',
    login: '/login',
    hub: '/crocodile-hub',
    commandCenter: '/command-center',
    inboxAi: '/inbox-ai',
    smartTasks: '/smart-tasks',
    campaigns: '/campaigns',
    activityLog: '/ai-activity-log',
    connectedDevices: '/connected-devices',
    settings: '/settings',
    profile: '/settings/profile',
    privacy: '/privacy',
    authCallback: '/auth/:provider/callback',
  });
});

it('links to a session, a message and a service as the rules have it', () => {
  expect(sessionPath({ sessionId: 's1' })).toBe('/command-center?sessionId=s1');
  expect(inboxMessagePath('m1')).toBe('/inbox-ai?messageId=m1');
  expect(servicePath('gmail')).toBe('/connected-devices?service=gmail');
});

/** Every screen's address. The one place that spells them. */
export const pages = {
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
} as const;

export const googleCallbackPath = '/auth/google/callback';

type SessionLink = { sessionId: string; messageId?: string; fromRouter?: true };

export function sessionPath({ sessionId, messageId, fromRouter }: SessionLink): string {
  const query = new URLSearchParams({
    ...(fromRouter && { fromRouter: 'true' }),
    sessionId,
    ...(messageId !== undefined && { messageId }),
  });
  return `${pages.commandCenter}?${query}`;
}

export function inboxMessagePath(messageId: string): string {
  return `${pages.inboxAi}?${new URLSearchParams({ messageId })}`;
}

export function servicePath(service: string): string {
  return `${pages.connectedDevices}?${new URLSearchParams({ service })}`;
}

/** Login that comes back to where the person wanted to go. */
export function loginPath(wanted: string): string {
  return wanted === pages.root ? pages.login : `${pages.login}?${new URLSearchParams({ next: wanted })}`;
}

/**
 * Where `next` of a login address may lead: an address of this app, or nowhere. A browser reads `//host` and `/\host`
 * as other sites.
 */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  const url = new URL(next, 'https://app.invalid');
  if (url.origin !== 'https://app.invalid' || url.pathname === pages.login) return undefined;
  return url.pathname + url.search + url.hash;
}

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
  terms: '/terms',
  receipt: '/account-deleted',
  authCallback: '/auth/:provider/callback',
} as const;

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

/** The rules of the inbox, with a new one in the field. */
export function inboxRulesPath(said: string): string {
  return `${pages.inboxAi}?${new URLSearchParams({ dialog: 'inbox-rules', of: said })}`;
}

export const integrationsPath = `${pages.connectedDevices}?tab=integrations`;

export function servicePath(service: string): string {
  return `${pages.connectedDevices}?${new URLSearchParams({ service })}`;
}

export function receiptPath(receipt: string): string {
  return `${pages.receipt}?${new URLSearchParams({ receipt })}`;
}

/** The login page, entering as the demo person by itself. */
export const demoPath = `${pages.login}?demo=true`;

/** Login that comes back to where the person wanted to go. */
export function loginPath(wanted: string): string {
  return wanted === pages.root ? pages.login : `${pages.login}?${new URLSearchParams({ next: wanted })}`;
}

/**
 * The `next` of a login address if it is an address of this app; else undefined. Browsers read `//host` as another
 * site, and reduce `/.//host` to it.
 */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, nowhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, nowhere);
  if (origin !== nowhere || pathname.startsWith('//') || pathname === pages.login) return undefined;
  return pathname + search + hash;
}

const nowhere = 'https://app.invalid';

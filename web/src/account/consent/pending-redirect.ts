import * as z from 'zod/mini';

/**
 * A consent for which this tab went to the provider, because no window could be opened. Kept in sessionStorage: another
 * tab, or a link from somebody else, does not have it and is not trusted.
 */
const pendingRedirect = z.object({
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  /** What the consent is for: the sign-in with Google, or a linked account. */
  connects: z.enum(['google', 'account']),
});
export type PendingRedirect = z.output<typeof pendingRedirect>;

const key = 'pending-redirect';

export function expectReturn(pending: PendingRedirect): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

/** The redirect with this `state`. It can be taken once. */
export function takePendingRedirect(state: string | null): PendingRedirect | undefined {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return undefined;
  const pending = pendingRedirect.safeParse(JSON.parse(stored));
  if (!pending.success || pending.data.state !== state) return undefined;
  sessionStorage.removeItem(key);
  return pending.data;
}

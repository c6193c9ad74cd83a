import * as z from 'zod/mini';

/**
 * A provider's consent that this tab left for, when no window of its own could be opened. In the tab's own storage:
 * another tab, or a link somebody sent, has none and is not believed.
 */
const pendingRedirect = z.object({
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  /** What the answer finishes: the sign-in with Google, or a linked account. */
  connects: z.enum(['google', 'account']),
});
export type PendingRedirect = z.output<typeof pendingRedirect>;

const key = 'pending-redirect';

export function expectReturn(pending: PendingRedirect): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

/** The redirect that this `state` answers; it is answered once. */
export function takePendingRedirect(state: string | null): PendingRedirect | undefined {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return undefined;
  const pending = pendingRedirect.safeParse(JSON.parse(stored));
  if (!pending.success || pending.data.state !== state) return undefined;
  sessionStorage.removeItem(key);
  return pending.data;
}

import type { Ports } from '../../ports/ports.ts';
import type { Accounts } from './accounts.ts';

export type SignOutPorts = Pick<Ports, 'directory' | 'devices'> & { accounts: Accounts };

/**
 * Ends all sessions of the person, this one too, and stops pushes to all their devices. Connected services stay
 * connected: reminders and scheduled actions go on.
 */
export async function signOutEverywhere(
  { directory, devices, accounts }: SignOutPorts,
  uid: string,
): Promise<{ success: true }> {
  await directory.endSessions(uid);
  // Other instances notice at their next look; this one must know at once.
  await accounts.ask(uid);
  for (const { subscription } of await devices.list(uid)) await devices.forget(uid, subscription.endpoint);
  return { success: true };
}

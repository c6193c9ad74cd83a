import type { Ports } from '../../ports/ports.ts';
import type { Accounts } from './accounts.ts';

export type SignOutPorts = Pick<Ports, 'directory' | 'devices'> & { accounts: Accounts };

/**
 * Ends every session of the person, the asking one too, and the pushes to all their devices. What is connected stays
 * connected: reminders and scheduled actions go on.
 */
export async function signOutEverywhere(
  { directory, devices, accounts }: SignOutPorts,
  uid: string,
): Promise<{ success: true }> {
  await directory.endSessions(uid);
  // Elsewhere it is noticed as soon as the account is looked at again; here it counts at once.
  await accounts.ask(uid);
  for (const { subscription } of await devices.list(uid)) await devices.forget(uid, subscription.endpoint);
  return { success: true };
}

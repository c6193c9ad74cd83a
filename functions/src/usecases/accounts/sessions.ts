import { secondMs } from '@crocodile-hub/core/time/units';
import type { Account, Identity, Session, IdTokens, Verified } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Accounts } from './accounts.ts';

/** Accepts a genuine token whose session has not ended. The token alone would stay valid for up to an hour. */
export function livingSessions(tokens: IdTokens, accounts: Accounts): Identity {
  function admit(session: Session): Verified | Promise<Verified> {
    // A sign-in may hand the account over, so only a look after it counts.
    // Tokens give the begin of their session in whole seconds.
    const since = session.startedAt + secondMs;
    const known = accounts.known(session.uid, since);
    const isOutdated = session.isVerified && known?.isVerified === false;
    if (known !== undefined && !isOutdated) return admitted(session, known);
    const asked = isOutdated ? accounts.ask(session.uid) : accounts.find(session.uid, since);
    return asked.then((account) => admitted(session, account));
  }
  return {
    verify(idToken) {
      const session = tokens.verify(idToken);
      return session instanceof Promise ? session.then(admit) : admit(session);
    },
  };
}

function admitted(session: Session, account: Account | null): Verified {
  if (account === null || hasEnded(session, account)) throw new Failure('unauthenticated', 'noUser');
  return session;
}

/** The session has ended. A password that the account no longer has means that its owner took the account over. */
function hasEnded({ startedAt, withPassword }: Session, account: Account): boolean {
  return startedAt < account.sessionsSince || (withPassword && !account.hasPassword);
}

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

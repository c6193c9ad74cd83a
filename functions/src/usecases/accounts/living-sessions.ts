import type { Account } from '../../ports/account-directory.ts';
import { Failure } from '../../ports/failure.ts';
import type { Identity, Session, Tokens, Verified } from '../../ports/identity.ts';
import type { Accounts } from './accounts.ts';

/** Tokens tell their session's beginning in whole seconds. */
const secondMs = 1_000;

/** Lets in whoever's token is genuine and whose session lasts. A token alone would be good for an hour more. */
export function livingSessions(tokens: Tokens, accounts: Accounts): Identity {
  function admit(session: Session): Verified | Promise<Verified> {
    // An account changes hands when somebody signs in: a look from before then says nothing.
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

/** Whoever came with a password that the account no longer has was there before somebody else took it over. */
function hasEnded({ startedAt, withPassword }: Session, account: Account): boolean {
  return startedAt < account.sessionsSince || (withPassword && !account.hasPassword);
}

import { deletionStores, type DeletionStore } from '@crocodile-hub/core/contract/account';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { reachesOthers } from '@crocodile-hub/core/domain/action-types';
import { cancelled, isWaiting } from '@crocodile-hub/core/domain/waiting-entry';
import { keepNewest } from '@crocodile-hub/core/domain/keep-newest';
import type { Account, Deletions } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { withdrawGrants, type WithdrawPorts } from './withdraw-grants.ts';

/** Looks up accounts; the answer may be a short while old. When an account has ended, its grants are withdrawn. */
export interface Accounts {
  /** Null when it was disabled or deleted. With `since`, as it was at that time or later. */
  find(uid: string, since?: Instant): Promise<Account | null>;
  /** The remembered answer, without waiting; undefined if the directory must be asked. */
  known(uid: string, since?: Instant): Account | null | undefined;
  /** As it is now. */
  ask(uid: string): Promise<Account | null>;
  /** Asks again if it is unverified: a person who has just opened the link should not wait. */
  findVerified(uid: string): Promise<Account | null>;
}

type AccountPorts = TakeOverPorts & Pick<Ports, 'directory'>;

/** An answer of the directory, or the question that is under way. */
type Look = { at: Instant; asked: Promise<Account | null>; account?: Account | null };

const mostKept = 5_000;

export function makeAccounts(ports: AccountPorts, trustMs: number): Accounts {
  const looks = new Map<string, Look>();

  function lookOf(uid: string, since: Instant): Look | undefined {
    const look = looks.get(uid);
    if (look === undefined) return undefined;
    return look.at >= since && ports.clock.now() - look.at < trustMs ? look : undefined;
  }

  function ask(uid: string): Promise<Account | null> {
    const asked = settled(ports, uid);
    const made: Look = { at: ports.clock.now(), asked };
    keepNewest(looks, uid, made, mostKept);
    asked.then(
      (account) => (made.account = account),
      () => looks.get(uid) === made && looks.delete(uid),
    );
    return asked;
  }

  const find = (uid: string, since = 0) => lookOf(uid, since)?.asked ?? ask(uid);

  return {
    find,
    ask,
    known: (uid, since = 0) => lookOf(uid, since)?.account,
    async findVerified(uid) {
      const account = await find(uid);
      return account?.isVerified === false ? await ask(uid) : account;
    },
  };
}

/** The directory's answer, after all that follows from it is done. */
async function settled(ports: AccountPorts, uid: string): Promise<Account | null> {
  const { directory, log } = ports;
  const account = await directory.find(uid);
  if (account === null) {
    // The sign-in is refused in any case; a failure here is tried again at the next look.
    await withdrawGrants(ports, uid, 'revoked-first').catch((error: unknown) =>
      log.error('account.not-withdrawn', error),
    );
    return null;
  }
  if (!account.isVerified) {
    if (!account.wasUnverified) await directory.mark(uid, true);
  } else if (account.wasUnverified) {
    // Firebase removes the password when a provider vouches for another person; a person who opened the link keeps
    // theirs.
    if (!account.hasPassword) await takeOver(ports, uid);
    await directory.mark(uid, false);
  }
  return account;
}

type TakeOverPorts = WithdrawPorts &
  Pick<Ports, 'ledger' | 'clock'> & { deletions: Pick<Deletions, 'empty'> };

/**
 * The ledger says that what waited was cancelled, and the counters still limit the account. The others only show, or act
 * after a yes alone, and mostly it is the owner who wrote them before the link was opened.
 */
const staying: readonly DeletionStore[] = [
  'outbox',
  'counters',
  'account',
  'sessions',
  'messages',
  'projects',
  'smartTasks',
  'earlierTasks',
  'reminders',
  'notifications',
];
const emptiedStores = deletionStores.filter((store) => !staying.includes(store));

/**
 * Somebody registered an address without proof that it was theirs, and now its owner has signed in through a provider.
 * Firebase ends the old sessions and removes the password. This removes what the other person had connected and planned,
 * and what acts: rules would sort the owner's mailbox, and names would lead the owner's mails to others.
 */
async function takeOver(ports: TakeOverPorts, uid: string): Promise<void> {
  await withdrawGrants(ports, uid, 'at-once');
  const keys = await ports.ledger.waiting(uid);
  for (const key of keys) await cancelEntry(ports, uid, key);
  for (const store of emptiedStores) await emptyStore(ports, uid, store);
  ports.log.info('account.taken-over', { cancelled: keys.length });
}

async function emptyStore({ deletions }: TakeOverPorts, uid: string, store: DeletionStore): Promise<void> {
  let isEmpty = false;
  while (!isEmpty) isEmpty = await deletions.empty(null, uid, store);
}

async function cancelEntry({ ledger, clock }: TakeOverPorts, uid: string, key: string): Promise<void> {
  const now = clock.now();
  await ledger.transact(uid, key, (entry) => {
    if (entry === null || !isWaiting(entry)) return { result: undefined };
    return {
      entry: cancelled(entry, now),
      task: { status: 'Cancelled', undoUntil: null, runAt: null },
      result: undefined,
    };
  });
}

type Wish = {
  actionType: ActionType;
  payload: Readonly<Record<string, unknown>> | null;
};

/**
 * Why this action must not run, or null. After the account has ended, none may; while its address is unverified, none
 * that reaches others.
 */
export async function refusalToAct(
  accounts: Accounts,
  uid: string,
  { actionType, payload }: Wish,
): Promise<Failure | null> {
  const reaches = reachesOthers(actionType, payload ?? {});
  const account = await (reaches ? accounts.findVerified(uid) : accounts.find(uid));
  if (account === null) return new Failure('unauthenticated', 'accountEnded');
  return reaches && !account.isVerified ? new Failure('unverified', 'unverified') : null;
}

import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { reachesOthers } from '@crocodile-hub/core/domain/action-types';
import { Failure } from '../../ports/failure.ts';
import type { Accounts } from './accounts.ts';

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

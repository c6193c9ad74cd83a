import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { reachesOthers } from '@crocodile-hub/core/domain/action-types';
import { Failure } from '../../ports/failure.ts';
import type { Accounts } from './accounts.ts';

type Wish = {
  actionType: ActionType;
  payload: Readonly<Record<string, unknown>> | null;
};

/**
 * Why this must not be done in the account's name, or null: nothing at all once it has ended, and nothing that reaches
 * others while its address may be somebody else's.
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

import type { Account } from '../ports/accounts.ts';
import type { Accounts } from '../usecases/accounts/accounts.ts';

const account: Account = { isVerified: true, hasPassword: true, sessionsSince: 0, wasUnverified: false };

/** Accounts that never end, for any uid. */
export const lastingAccounts: Accounts = {
  find: () => Promise.resolve(account),
  ask: () => Promise.resolve(account),
  known: () => account,
  findVerified: () => Promise.resolve(account),
};

import { Failure } from '../../ports/failure.ts';
import type { PeopleStore } from '../../ports/people.ts';
import type { Accounts } from '../accounts/accounts.ts';

/**
 * The store of people, in which only verified accounts change what is said of them: whoever registers another's address
 * could otherwise prepare where the owner's mails go.
 */
export function peopleOfVerified(people: PeopleStore, accounts: Pick<Accounts, 'findVerified'>): PeopleStore {
  return {
    ...people,
    async say(uid, change) {
      const account = await accounts.findVerified(uid);
      if (account === null) throw new Failure('unauthenticated', 'accountEnded');
      if (!account.isVerified) throw new Failure('unverified', 'unverifiedNote');
      await people.say(uid, change);
    },
  };
}

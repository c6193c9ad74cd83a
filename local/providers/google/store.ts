import type { Records } from '../kit/records.ts';
import type { AccessToken, Account, AuthorizationCode, Grant, SigningKey } from './entities.ts';
import { subjectOf } from './ids.ts';

export type GoogleStore = ReturnType<typeof openGoogleStore>;

export type NewAccount = { email: string; name?: string | undefined };

/** People, and their grants. Mail and calendars have their own stores. */
export function openGoogleStore(records: Records) {
  const accounts = records.collection<Account>('google.accounts');
  return {
    codes: records.collection<AuthorizationCode>('google.codes'),
    grants: records.collection<Grant>('google.grants'),
    accessTokens: records.collection<AccessToken>('google.access-tokens'),
    signingKeys: records.collection<SigningKey>('google.signing-keys'),

    accounts: () => accounts.values(),
    findAccount: (email: string) => accounts.get(normaliseAddress(email)),

    /** The account with this address, opened now if there was none. */
    openAccount({ email, name }: NewAccount): Account {
      const address = normaliseAddress(email);
      return (
        accounts.get(address) ??
        accounts.put(address, {
          email: address,
          sub: subjectOf(address),
          name: name ?? address.slice(0, address.indexOf('@')),
          timeZone: 'Asia/Jerusalem',
          locale: 'en',
        })
      );
    },
  };
}

export function normaliseAddress(address: string): string {
  return address.trim().toLowerCase();
}

import type { LinkedAccount, LinkProvider, LinkTokens } from '../ports/connections.ts';
import { Failure } from '../ports/failure.ts';

type Refusals = Partial<Record<'exchange' | 'refresh' | 'whoseAccount' | 'revoke', Failure>>;

/** A provider whose tokens are counted, which refuses what it is told to. */
export function aProvider(tokens: Partial<LinkTokens> = {}) {
  const refusals: Refusals = {};
  const dead = new Set<string>();
  const asked: string[] = [];
  const revoked: string[] = [];
  const account: LinkedAccount = { accountId: 'member-1', account: 'anna@example.com' };
  let count = 0;

  const issue = (): LinkTokens => {
    count += 1;
    return {
      accessToken: `access-${count}`,
      refreshToken: `refresh-${count}`,
      expiresAt: 1_000_000_000_000_000,
      scopes: 'profile,openid',
      ...tokens,
    };
  };
  const answer = async <T>(what: keyof Refusals, value: () => T): Promise<T> => {
    await Promise.resolve();
    const refusal = refusals[what];
    if (refusal !== undefined) throw refusal;
    return value();
  };
  const provider: LinkProvider = {
    needs: ['profile'],
    authUrl: ({ state, redirectUri, loginHint }) =>
      `https://provider.example/?${new URLSearchParams({ state, redirectUri, loginHint: loginHint ?? '' }).toString()}`,
    exchange: () => answer('exchange', issue),
    refresh(token) {
      asked.push(`refresh ${token}`);
      return answer('refresh', issue);
    },
    whoseAccount(token) {
      asked.push(`account ${token}`);
      if (dead.has(token)) return Promise.reject(new Failure('reauth', 'linkEnded?service=Provider'));
      return answer('whoseAccount', () => ({ ...account }));
    },
    revoke({ accessToken }) {
      revoked.push(accessToken);
      return answer('revoke', () => undefined);
    },
  };
  return { provider, refusals, dead, asked, revoked, account };
}

import { createHash } from 'node:crypto';
import type { Clock } from '../kit/clock.ts';
import type { Records } from '../kit/records.ts';
import type { ConsentCode, ConsentGrant, Member } from './entities.ts';

/** A vendor's tokens, and their lifetimes. */
export type Dialect = {
  newCode: () => string;
  newAccessToken: () => string;
  /** Null if the vendor gives none. */
  newRefreshToken: () => string | null;
  codeMs: number;
  accessMs: number;
  refreshMs: number;
};

export type ConsentStore = ReturnType<typeof openConsentStore>;

/** Members of a vendor, and what they allowed the product: for vendors of which only the consent is imitated. */
export function openConsentStore(records: Records, name: string, clock: Clock, dialect: Dialect) {
  const members = records.collection<Member>(`${name}.members`);
  const codes = records.collection<ConsentCode>(`${name}.codes`);
  const grants = records.collection<ConsentGrant>(`${name}.grants`);

  function openMember(email: string, given?: string): Member {
    const address = email.trim().toLowerCase();
    const known = members.values().find((member) => member.email === address);
    if (known !== undefined) return known;
    // The same after every reset.
    const id = createHash('sha256').update(`${name} ${address}`).digest('base64url').slice(0, 20);
    return members.put(id, { id, email: address, name: given ?? address.slice(0, address.indexOf('@')) });
  }

  const grantsOf = (memberId: string) => grants.values().filter((grant) => grant.memberId === memberId);
  const change = (memberId: string, what: Partial<ConsentGrant>) => {
    for (const grant of grantsOf(memberId)) grants.put(grant.id, { ...grant, ...what });
  };

  return {
    openMember,
    members: () => members.values(),
    member: (id: string) => members.get(id),

    issueCode(member: Member, redirectUri: string, scopes: string[]): string {
      const code = dialect.newCode();
      const expiresAt = clock.now() + dialect.codeMs;
      codes.put(code, { code, memberId: member.id, redirectUri, scopes, expiresAt });
      return code;
    },

    /** The code is used up, even if it is refused. */
    redeem(code: string, redirectUri: string): ConsentGrant | 'unknown' | 'expired' | 'elsewhere' {
      const found = codes.get(code);
      if (found === undefined) return 'unknown';
      codes.delete(code);
      if (found.expiresAt <= clock.now()) return 'expired';
      if (found.redirectUri !== redirectUri) return 'elsewhere';
      const id = dialect.newCode();
      return grants.put(id, newGrant(id, found, dialect, clock.now()));
    },

    /** New tokens for a valid refresh token; the old ones end. */
    renew(refreshToken: string): ConsentGrant | undefined {
      const grant = grants.values().find((one) => one.refreshToken === refreshToken);
      if (grant === undefined || grant.isWithdrawn || grant.refreshEndsAt <= clock.now()) return undefined;
      return grants.put(grant.id, { ...grant, ...newTokens(dialect, clock.now()) });
    },

    callerOf(accessToken: string): ConsentGrant | 'unknown' | 'expired' | 'withdrawn' {
      const grant = grants.values().find((one) => one.accessToken === accessToken);
      if (grant === undefined) return 'unknown';
      if (grant.isWithdrawn) return 'withdrawn';
      return grant.accessEndsAt <= clock.now() ? 'expired' : grant;
    },

    /** The client gives one grant back. */
    revoke(accessToken: string): boolean {
      const grant = grants.values().find((one) => one.accessToken === accessToken);
      if (grant === undefined || grant.isWithdrawn) return false;
      grants.put(grant.id, { ...grant, isWithdrawn: true });
      return true;
    },

    /** Actions of members on the vendor's own pages. */
    withdraw: (memberId: string) => change(memberId, { isWithdrawn: true }),
    narrow: (memberId: string, scopes: string[]) => change(memberId, { scopes }),
    endAccess: (memberId: string) => change(memberId, { accessEndsAt: 0 }),
    isAllowed: (memberId: string) => grantsOf(memberId).some((grant) => !grant.isWithdrawn),
  };
}

function newGrant(
  id: string,
  { memberId, scopes }: ConsentCode,
  dialect: Dialect,
  now: number,
): ConsentGrant {
  return {
    id,
    memberId,
    scopes,
    ...newTokens(dialect, now),
    refreshEndsAt: now + dialect.refreshMs,
    isWithdrawn: false,
  };
}

/** Not when the refresh token ends: a renewed one lives no longer than the first. */
function newTokens({ newAccessToken, newRefreshToken, accessMs }: Dialect, now: number) {
  return { accessToken: newAccessToken(), accessEndsAt: now + accessMs, refreshToken: newRefreshToken() };
}

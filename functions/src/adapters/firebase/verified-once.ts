import type { Instant } from '@crocodile-hub/core/contract/time';
import { keepNewest } from '@crocodile-hub/core/domain/keep-newest';

type Ending = { expiresAt: Instant };

const mostKept = 1_000;

/**
 * Checks a token's signature only the first time, and its expiry every time. A page sends the same token for an hour,
 * and the signature costs more than all other checks.
 */
export function verifiedOnce<Known extends Ending>(
  verify: (idToken: string) => Promise<Known>,
  now = Date.now,
): { verify(idToken: string): Known | Promise<Known> } {
  const known = new Map<string, Known>();
  return {
    verify(idToken) {
      const before = known.get(idToken);
      if (before !== undefined && now() < before.expiresAt) return before;
      known.delete(idToken);
      return verify(idToken).then((verified) => {
        keepNewest(known, idToken, verified, mostKept);
        return verified;
      });
    },
  };
}

import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Identity } from '../../ports/identity.ts';

type Verified = Awaited<ReturnType<Identity['verify']>> & { expiresAt: Instant };

const mostKept = 1_000;

/**
 * Checks a token's signature the first time it comes and its expiry every time: a page sends the same token for an
 * hour, and the signature costs more than everything else before a use case.
 */
export function verifiedOnce(verify: (idToken: string) => Promise<Verified>, now = Date.now): Identity {
  const known = new Map<string, Verified>();
  return {
    async verify(idToken) {
      const before = known.get(idToken);
      if (before !== undefined && now() < before.expiresAt) return before;
      known.delete(idToken);
      const verified = await verify(idToken);
      if (known.size >= mostKept) forgetOldest(known);
      known.set(idToken, verified);
      return verified;
    },
  };
}

function forgetOldest(known: Map<string, Verified>): void {
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}

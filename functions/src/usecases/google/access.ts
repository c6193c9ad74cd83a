import type { Instant } from '@crocodile-hub/core/contract/time';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import { retention } from '@crocodile-hub/core/domain/retention';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { StoredGrant } from '../../ports/grants.ts';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import type { TokenSource } from '../../ports/token-source.ts';

export type GoogleAccess = TokenSource & {
  /** Whether an action can run now, or later when the person's browser is closed. */
  isReady(person: Person, when: 'now' | 'later'): Promise<boolean>;
  refusal(): Failure;
};

type AccessPorts = Pick<Ports, 'grants' | 'oauth' | 'vault' | 'clock' | 'log'>;

/** A token that ends within this is renewed before it is used. */
const marginMs = 60_000;

export const grantContext = (uid: string) => `grant:google:${uid}`;

/**
 * Finds a Google access token for the person: the one that came with the call, else the stored grant's, renewed when
 * it is about to end. Only one refresh a person is in flight.
 */
export function googleAccess(ports: AccessPorts): GoogleAccess {
  const inFlight = new Map<string, Promise<string>>();

  async function stored(uid: string, refused?: string): Promise<string> {
    const grant = await readable(uid);
    if (grant === null) throw refusal();
    if (grant.accessToken !== refused && grant.expiresAt - marginMs > ports.clock.now())
      return grant.accessToken;
    return await refreshOnce(uid, grant);
  }

  /** The person's grant with its tokens opened. One that a changed key cannot open is over: the person connects again. */
  async function readable(uid: string): Promise<StoredGrant | null> {
    const grant = await ports.grants.load(uid);
    if (grant === null) return null;
    const open = (sealed: string) => ports.vault.open(sealed, grantContext(uid));
    const accessToken = open(grant.accessToken);
    const refreshToken = grant.refreshToken === null ? null : open(grant.refreshToken);
    const isWhole = accessToken !== null && (refreshToken !== null || grant.refreshToken === null);
    if (isWhole) return { ...grant, accessToken, refreshToken };
    ports.log.warn('grant.unreadable');
    await ports.grants.remove(uid, 'error');
    return null;
  }

  function refreshOnce(uid: string, grant: StoredGrant): Promise<string> {
    const running = inFlight.get(uid);
    if (running !== undefined) return running;
    const started = refresh(uid, grant).finally(() => inFlight.delete(uid));
    inFlight.set(uid, started);
    return started;
  }

  async function refresh(uid: string, grant: StoredGrant): Promise<string> {
    if (grant.refreshToken === null) throw refusal();
    try {
      const tokens = await ports.oauth.refresh(grant.refreshToken);
      const accessToken = ports.vault.seal(tokens.accessToken, grantContext(uid));
      await ports.grants.refreshed(uid, { accessToken, expiresAt: tokens.expiresAt });
      ports.log.info('grant.refreshed');
      return tokens.accessToken;
    } catch (error) {
      if (isFailure(error, 'reauth')) {
        await ports.grants.remove(uid, 'error');
        throw refusal();
      }
      throw error;
    }
  }

  /** For one held action of a person whose browser holds the only token. */
  async function keepHandedOver(uid: string, token: string, now: Instant): Promise<void> {
    await ports.grants.keepHandedOver(uid, {
      accessToken: ports.vault.seal(token, grantContext(uid)),
      expiresAt: now + retention.handedOverTokens.keptMs,
    });
  }

  return {
    async token(person) {
      return isProviderToken(person.providerToken) ? person.providerToken : await stored(person.uid);
    },
    renew(person, refused) {
      return stored(person.uid, refused);
    },
    async isReady(person, when) {
      const hasToken = isProviderToken(person.providerToken);
      if (hasToken && when === 'now') return true;
      if ((await readable(person.uid)) !== null) return true;
      if (!hasToken || person.providerToken === null) return false;
      await keepHandedOver(person.uid, person.providerToken, ports.clock.now());
      return true;
    },
    refusal,
  };
}

/** Rule google.token.1. */
function refusal(): Failure {
  return new Failure('reauth', 'googleNeeded');
}

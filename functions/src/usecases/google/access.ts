import type { Instant } from '@crocodile-hub/core/contract/time';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
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
/** Google's access tokens live an hour; one that the browser hands over may be older than we know. */
const handedOverMs = 50 * 60_000;

export const grantContext = (uid: string) => `grant:google:${uid}`;

/**
 * Finds a Google access token for the person: the one that came with the call, else the stored grant's, renewed when
 * it is about to end. Only one refresh a person is in flight.
 */
export function googleAccess(ports: AccessPorts): GoogleAccess {
  const inFlight = new Map<string, Promise<string>>();

  async function stored(uid: string, refused?: string): Promise<string> {
    const grant = await ports.grants.load(uid);
    if (grant === null) throw refusal();
    const token = ports.vault.open(grant.accessToken, grantContext(uid));
    if (token !== refused && grant.expiresAt - marginMs > ports.clock.now()) return token;
    return await refreshOnce(uid, grant);
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
      const tokens = await ports.oauth.refresh(ports.vault.open(grant.refreshToken, grantContext(uid)));
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
      expiresAt: now + handedOverMs,
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
      if ((await ports.grants.load(person.uid)) !== null) return true;
      if (!hasToken || person.providerToken === null) return false;
      await keepHandedOver(person.uid, person.providerToken, ports.clock.now());
      return true;
    },
    refusal,
  };
}

/** Spec section 5. */
function refusal(): Failure {
  return new Failure('reauth', 'Google access token required. Please reconnect your Google account.');
}

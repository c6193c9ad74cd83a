import type { Instant } from '@crocodile-hub/core/contract/time';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import { retention } from '@crocodile-hub/core/domain/retention';
import { Failure } from '../../ports/failure.ts';
import type { GrantMark, StoredGrant, TokenSource } from '../../ports/connections.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { refusedForGood } from '../refused-for-good.ts';

export type GoogleAccess = TokenSource & {
  /** Whether an action can run now, or later when the person's browser is closed. */
  isReady(person: Person, when: 'now' | 'later'): Promise<boolean>;
  refusal(): Failure;
};

type AccessPorts = Pick<Ports, 'grants' | 'oauth' | 'vault' | 'clock' | 'log'>;

/** A token that ends within this is renewed before it is used. */
const marginMs = 60_000;

export const grantContext = (uid: string) => `grant:google:${uid}`;

/** The grant with its tokens opened, and as it is stored. */
type OpenGrant = { grant: StoredGrant; mark: GrantMark };

/**
 * Finds a Google access token for the person: the one that came with the call, else the stored grant's, renewed when
 * it is about to end. Only one refresh a person is in flight.
 */
export function googleAccess(ports: AccessPorts): GoogleAccess {
  const inFlight = new Map<string, Promise<string>>();
  /** People with a refused service: only for them must a good answer be recorded. */
  const shownRefused = new Set<string>();

  async function stored(uid: string, refused?: string): Promise<string> {
    const open = await readable(uid);
    if (open === null) throw refusal();
    return isGood(open, refused) ? open.grant.accessToken : await refreshOnce(uid, refused);
  }

  function isGood({ grant }: OpenGrant, refused?: string): boolean {
    return grant.accessToken !== refused && grant.expiresAt - marginMs > ports.clock.now();
  }

  /**
   * The person's grant with its tokens opened. If a changed key cannot open it, the grant is ended and the person
   * connects again.
   */
  async function readable(uid: string): Promise<OpenGrant | null> {
    const grant = await ports.grants.load(uid);
    if (grant === null) return null;
    if ((grant.refused ?? []).length > 0) shownRefused.add(uid);
    const mark = { refreshToken: grant.refreshToken };
    const open = (sealed: string) => ports.vault.open(sealed, grantContext(uid));
    const accessToken = open(grant.accessToken);
    const refreshToken = grant.refreshToken === null ? null : open(grant.refreshToken);
    const isWhole = accessToken !== null && (refreshToken !== null || grant.refreshToken === null);
    if (isWhole) return { grant: { ...grant, accessToken, refreshToken }, mark };
    ports.log.warn('grant.unreadable');
    await ports.grants.end(uid, mark);
    return null;
  }

  function refreshOnce(uid: string, refused?: string): Promise<string> {
    const running = inFlight.get(uid);
    if (running !== undefined) return running;
    const started = refresh(uid, refused).finally(() => inFlight.delete(uid));
    inFlight.set(uid, started);
    return started;
  }

  async function refresh(uid: string, refused?: string): Promise<string> {
    // A renewal may have been stored since the last look.
    const open = await readable(uid);
    if (open === null) throw refusal();
    if (isGood(open, refused)) return open.grant.accessToken;
    const { refreshToken } = open.grant;
    if (refreshToken === null) throw refusal();
    const tokens = await refusedForGood(() => ports.oauth.refresh(refreshToken));
    if (tokens === null) {
      // Another process, or a new consent, has replaced it meanwhile: the refused grant is outdated.
      if (!(await ports.grants.end(uid, open.mark))) return await refresh(uid, refused);
      ports.log.info('grant.ended');
      throw refusal();
    }
    const seal = (token: string) => ports.vault.seal(token, grantContext(uid));
    await ports.grants.refreshed(uid, open.mark, {
      accessToken: seal(tokens.accessToken),
      refreshToken: tokens.refreshToken === null ? null : seal(tokens.refreshToken),
      expiresAt: tokens.expiresAt,
    });
    ports.log.info('grant.refreshed');
    return tokens.accessToken;
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
    async recordAnswer({ uid }, token, { service, isRefused }) {
      // A good answer changes nothing unless a refusal is shown.
      if (!isRefused && !shownRefused.has(uid)) return;
      const open = await readable(uid);
      // The token came with the call, or a new consent has replaced the grant: the answer is not about the stored one.
      if (open === null || open.grant.accessToken !== token) return;
      const refused = open.grant.refused ?? [];
      if (refused.includes(service) === isRefused) return;
      await ports.grants.recordAnswer(uid, open.mark, { service, isRefused, at: ports.clock.now() });
      if (isRefused) shownRefused.add(uid);
      else if (refused.length === 1) shownRefused.delete(uid);
      ports.log.info('grant.showed', { service, isRefused });
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

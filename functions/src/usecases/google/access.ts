import type { Instant } from '@crocodile-hub/core/contract/time';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import { retention } from '@crocodile-hub/core/domain/retention';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { Failure } from '../../ports/failure.ts';
import type { GrantMark, StoredGrant, TokenSource } from '../../ports/connections.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { refusedForGood } from '../refused-for-good.ts';

export type GoogleAccess = TokenSource & {
  /** Whether an action can run now, or at a time when the person's browser is closed. */
  isReady(person: Person, when: 'now' | Instant): Promise<boolean>;
  refusal(): Failure;
};

type AccessPorts = Pick<Ports, 'grants' | 'oauth' | 'vault' | 'clock' | 'log'>;

/** A token that ends within this is renewed before it is used. */
const marginMs = minuteMs;

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
    return isGood(ports, open, refused) ? open.grant.accessToken : await refreshOnce(uid, refused);
  }

  async function readable(uid: string): Promise<OpenGrant | null> {
    const grant = await ports.grants.load(uid);
    if (grant === null) return null;
    if ((grant.refused ?? []).length > 0) shownRefused.add(uid);
    return await openedOrEnded(ports, uid, grant);
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
    if (isGood(ports, open, refused)) return open.grant.accessToken;
    // If another process, or a new consent, has replaced the grant meanwhile, that one is looked at.
    return (await renewedOrEnded(ports, uid, open)) ?? (await refresh(uid, refused));
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
      // It is asked for now, while the person is there, and not when it is to leave.
      const lastsMs = retention.handedOverTokens.keptMs - marginMs;
      if (when !== 'now' && when - ports.clock.now() > lastsMs) return false;
      await keepHandedOver(ports, person.uid, person.providerToken);
      return true;
    },
    refusal,
  };
}

function isGood({ clock }: AccessPorts, { grant }: OpenGrant, refused?: string): boolean {
  return grant.accessToken !== refused && grant.expiresAt - marginMs > clock.now();
}

/** If a changed key cannot open its tokens, the grant is ended and the person connects again. */
async function openedOrEnded(
  { grants, vault, log }: AccessPorts,
  uid: string,
  grant: StoredGrant,
): Promise<OpenGrant | null> {
  const mark = { refreshToken: grant.refreshToken };
  const open = (sealed: string) => vault.open(sealed, grantContext(uid));
  const accessToken = open(grant.accessToken);
  const refreshToken = grant.refreshToken === null ? null : open(grant.refreshToken);
  const isWhole = accessToken !== null && (refreshToken !== null || grant.refreshToken === null);
  if (isWhole) return { grant: { ...grant, accessToken, refreshToken }, mark };
  log.warn('grant.unreadable');
  await grants.end(uid, mark);
  return null;
}

/** A new access token. If Google refuses the grant for good, it is ended; null if another one is stored by now. */
async function renewedOrEnded(
  { grants, oauth, vault, clock, log }: AccessPorts,
  uid: string,
  { grant: { refreshToken }, mark }: OpenGrant,
): Promise<string | null> {
  if (refreshToken === null) throw refusal();
  const tokens = await refusedForGood({ clock }, () => oauth.refresh(refreshToken));
  if (tokens === null) {
    if (!(await grants.end(uid, mark))) return null;
    log.info('grant.ended');
    throw refusal();
  }
  const seal = (token: string) => vault.seal(token, grantContext(uid));
  await grants.refreshed(uid, mark, {
    accessToken: seal(tokens.accessToken),
    refreshToken: tokens.refreshToken === null ? null : seal(tokens.refreshToken),
    expiresAt: tokens.expiresAt,
  });
  log.info('grant.refreshed');
  return tokens.accessToken;
}

/** For one held action of a person whose browser holds the only token. */
async function keepHandedOver({ grants, vault, clock }: AccessPorts, uid: string, token: string) {
  await grants.keepHandedOver(uid, {
    accessToken: vault.seal(token, grantContext(uid)),
    expiresAt: clock.now() + retention.handedOverTokens.keptMs,
  });
}

/** Rule google.token.1. */
function refusal(): Failure {
  return new Failure('reauth', 'googleNeeded');
}

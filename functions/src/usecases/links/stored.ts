import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { StoredLink } from '../../ports/connections.ts';
import type { Ports } from '../../ports/ports.ts';

export type StoredPorts = Pick<Ports, 'links' | 'vault' | 'log'>;

type TokensOfLink = Pick<StoredLink, 'accessToken' | 'refreshToken'>;

/** Null when one of them cannot be opened. */
export function openTokens(
  { vault }: Pick<Ports, 'vault'>,
  uid: string,
  service: LinkedService,
  sealed: TokensOfLink,
): TokensOfLink | null {
  const open = (token: string) => vault.open(token, contextOf(uid, service));
  const accessToken = open(sealed.accessToken);
  const refreshToken = sealed.refreshToken === null ? null : open(sealed.refreshToken);
  const isWhole = accessToken !== null && (refreshToken !== null || sealed.refreshToken === null);
  return isWhole ? { accessToken, refreshToken } : null;
}

/** The tokens as they are stored. */
export function sealLink<T extends TokensOfLink>(
  { vault }: Pick<Ports, 'vault'>,
  uid: string,
  service: LinkedService,
  tokens: T,
): T {
  const seal = (token: string) => vault.seal(token, contextOf(uid, service));
  return {
    ...tokens,
    accessToken: seal(tokens.accessToken),
    refreshToken: tokens.refreshToken === null ? null : seal(tokens.refreshToken),
  };
}

function contextOf(uid: string, service: LinkedService): string {
  return `link:${service}:${uid}`;
}

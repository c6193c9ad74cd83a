import type * as z from 'zod/mini';
import type { linkRoutes } from '@crocodile-hub/core/contract/linked-accounts';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { isFailure } from '../../ports/failure.ts';
import type { LinkedAccount, StoredLink } from '../../ports/connections.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { refusedForGood } from '../refused-for-good.ts';
import { openTokens, sealLink, type StoredPorts } from './stored.ts';

export type CheckPorts = StoredPorts & Pick<Ports, 'linkProviders' | 'clock'>;

type Reply = z.output<typeof linkRoutes.linkCheck.reply>;
export type LinkCheck = (person: Pick<Person, 'uid'>, service: LinkedService) => Promise<Reply>;

/** A token that ends within this is renewed before it is used. */
const marginMs = minuteMs;

/**
 * Asks the provider whether the link still works. Only its refusal ends a link; if there is no clear answer (a timeout,
 * too many calls) this throws and changes nothing. Only one check of a link runs at a time in this process.
 */
export function makeLinkCheck(ports: CheckPorts): LinkCheck {
  const underWay = new Map<string, Promise<Reply>>();
  return ({ uid }, service) => {
    const name = `${service} ${uid}`;
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const started = check(ports, uid, service).finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
}

async function check(ports: CheckPorts, uid: string, service: LinkedService): Promise<Reply> {
  const { links, clock, log } = ports;
  const stored = await links.load(uid, service);
  if (stored === null) return { success: true, works: false };
  const { last, account } = await askedThrough(ports, uid, service, stored);
  if (account !== null) {
    await links.answered(uid, service, last, { ...account, at: clock.now() });
    return { success: true, works: true };
  }
  // Another process may have renewed it meanwhile: the refused token is then an old one.
  if (!(await links.end(uid, service, last))) return await check(ports, uid, service);
  log.info('link.ended', { service });
  return { success: true, works: false };
}

/**
 * Asks with the stored token, and if it is refused once more with a renewed one. Answers with the tokens that are then
 * stored; no account means that the provider refused.
 */
async function askedThrough(
  ports: CheckPorts,
  uid: string,
  service: LinkedService,
  stored: StoredLink,
): Promise<{ last: StoredLink; account: LinkedAccount | null }> {
  const provider = ports.linkProviders[service];
  const tokens = openTokens(ports, uid, service, stored);
  // A changed key cannot open it, so the link has ended.
  if (tokens === null) return { last: stored, account: null };
  const { accessToken, refreshToken } = tokens;
  if (refreshToken === null || stored.expiresAt - marginMs > ports.clock.now()) {
    const ask = () => provider.whoseAccount(accessToken);
    if (refreshToken === null) return { last: stored, account: await refusedForGood(ports, ask) };
    const account = await unlessRefused(ask());
    if (account !== null) return { last: stored, account };
  }
  const fresh = await refusedForGood(ports, () => provider.refresh(refreshToken));
  if (fresh === null) return { last: stored, account: null };
  // TikTok may change the refresh token, too; if none is given, the old one stays.
  const renewed = sealLink(ports, uid, service, {
    ...fresh,
    refreshToken: fresh.refreshToken ?? refreshToken,
  });
  await ports.links.renewed(uid, service, stored, renewed);
  ports.log.info('link.renewed', { service });
  const account = await refusedForGood(ports, () => provider.whoseAccount(fresh.accessToken));
  return { last: { ...stored, ...renewed }, account };
}

/** Null when the provider says that its permission is gone. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isFailure(error, 'reauth')) return null;
    throw error;
  }
}

import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { StoredGrant, StoredLink } from '../../ports/connections.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { revokedOrRefused } from '../revoked-or-refused.ts';
import { openTokens, type StoredPorts } from './stored.ts';

export type UnlinkPorts = StoredPorts & Pick<Ports, 'linkProviders' | 'grants'>;

/** Withdraws the link at its provider and deletes it here, even if the provider does not answer. */
export async function unlink(
  ports: UnlinkPorts,
  { uid }: Pick<Person, 'uid'>,
  service: LinkedService,
): Promise<{ success: true }> {
  const link = await ports.links.load(uid, service);
  await ports.links.remove(uid, service);
  if (link !== null) await withdrawAtProvider(ports, uid, service, link);
  return { success: true };
}

/** Of an account that ended: the link stays while its provider gives no answer, so that it can still be withdrawn. */
export async function withdrawLink(ports: UnlinkPorts, uid: string, service: LinkedService): Promise<void> {
  const link = await ports.links.load(uid, service);
  if (link === null) return;
  await revokedOrRefused(ports, service, () => revoke(ports, uid, service, link));
  await ports.links.remove(uid, service);
}

/** Disconnecting Google's mail revokes all that this account allowed, so its Drive link is removed as well. */
export async function unlinkDriveOf(
  { links }: Pick<Ports, 'links'>,
  uid: string,
  google: Pick<StoredGrant, 'account'>,
): Promise<void> {
  const drive = await links.load(uid, 'google-drive');
  if (drive !== null && isSame(drive, google)) await links.remove(uid, 'google-drive');
}

/** Revokes the grant, if the provider accepts. */
export async function withdrawAtProvider(
  ports: UnlinkPorts,
  uid: string,
  service: LinkedService,
  link: RevokedLink,
): Promise<void> {
  await revoke(ports, uid, service, link).catch((error: unknown) =>
    ports.log.error('grant.revoke-failed', error, { service }),
  );
}

type RevokedLink = Pick<StoredLink, 'accessToken' | 'refreshToken' | 'account'>;

async function revoke(
  ports: UnlinkPorts,
  uid: string,
  service: LinkedService,
  link: RevokedLink,
): Promise<void> {
  if (service === 'google-drive' && (await sharesGrant(ports, uid, link))) return;
  const tokens = openTokens(ports, uid, service, link);
  if (tokens !== null) await ports.linkProviders[service].revoke(tokens);
}

/** Google revokes everything of an account at once: revoking its Drive would disconnect its mail. */
async function sharesGrant(
  { grants }: UnlinkPorts,
  uid: string,
  drive: Pick<StoredLink, 'account'>,
): Promise<boolean> {
  const google = await grants.load(uid);
  return google !== null && (drive.account === null || isSame(drive, google));
}

function isSame(drive: Pick<StoredLink, 'account'>, google: Pick<StoredGrant, 'account'>): boolean {
  return drive.account?.toLowerCase() === google.account.toLowerCase();
}

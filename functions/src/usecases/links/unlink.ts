import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { StoredGrant } from '../../ports/grants.ts';
import type { StoredLink } from '../../ports/links.ts';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import { openTokens, type StoredPorts } from './stored.ts';

export type UnlinkPorts = StoredPorts & Pick<Ports, 'linkProviders' | 'grants'>;

/** Withdraws the link at its provider and forgets it here; forgetting does not wait for the provider. */
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

/** Google's mail is being disconnected, which ends there all that this account allowed us: its Drive goes with it. */
export async function unlinkDriveOf(
  { links }: Pick<Ports, 'links'>,
  uid: string,
  google: Pick<StoredGrant, 'account'>,
): Promise<void> {
  const drive = await links.load(uid, 'google-drive');
  if (drive !== null && isSame(drive, google)) await links.remove(uid, 'google-drive');
}

/** Gives the grant back, as far as the provider takes it. */
export async function withdrawAtProvider(
  ports: UnlinkPorts,
  uid: string,
  service: LinkedService,
  link: Pick<StoredLink, 'accessToken' | 'refreshToken' | 'account'>,
): Promise<void> {
  try {
    if (service === 'google-drive' && (await sharesGrant(ports, uid, link))) return;
    const tokens = openTokens(ports, uid, service, link);
    if (tokens !== null) await ports.linkProviders[service].revoke(tokens);
  } catch (error) {
    ports.log.error('grant.revoke-failed', error, { service });
  }
}

/** Google takes back everything that an account allowed us at once: to revoke its Drive would disconnect its mail. */
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

import { type LinkedService, linkedServices } from '@crocodile-hub/core/contract/linked-services';
import { type MetaService, metaServices } from '@crocodile-hub/core/contract/meta-services';
import { absent } from '../../ports/accounts.ts';
import { disconnectService, type DisconnectServicePorts } from '../channels/connect.ts';
import { disconnectGoogle, type DisconnectGooglePorts, withdrawGoogle } from '../google/connect.ts';
import { unlink, type UnlinkPorts, withdrawLink } from '../links/unlink.ts';
import type { Ports } from '../../ports/ports.ts';

export type WithdrawPorts = DisconnectGooglePorts &
  DisconnectServicePorts &
  UnlinkPorts &
  Pick<Ports, 'connections' | 'devices' | 'log'>;

/** `revoked-first` keeps a grant while its provider gives no answer; `at-once` deletes it then, too. */
type Manner = 'revoked-first' | 'at-once';

/**
 * Withdraws all that acts in the person's name or notifies them: grants of providers, connected services, devices for
 * pushes. It may run twice. It tries every part, and throws at the end if one failed.
 */
export async function withdrawGrants(ports: WithdrawPorts, uid: string, manner: Manner): Promise<void> {
  const steps = [
    () => endGoogle(ports, uid, manner),
    ...metaServices.map((service) => () => endService(ports, uid, service)),
    ...linkedServices.map((service) => () => endLink(ports, uid, service, manner)),
    () => forgetDevices(ports, uid),
  ];
  const ended = await Promise.allSettled(steps.map((step) => step()));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function endGoogle(ports: WithdrawPorts, uid: string, manner: Manner): Promise<void> {
  if ((await ports.grants.load(uid)) === null) return;
  await (manner === 'at-once' ? disconnectGoogle(ports, absent(uid)) : withdrawGoogle(ports, uid));
  ports.log.info('account.grant-withdrawn', { service: 'google' });
}

async function endService(ports: WithdrawPorts, uid: string, service: MetaService): Promise<void> {
  if ((await ports.connections.load(uid, service)) === null) return;
  await disconnectService(ports, absent(uid), service);
  ports.log.info('account.grant-withdrawn', { service });
}

async function endLink(
  ports: WithdrawPorts,
  uid: string,
  service: LinkedService,
  manner: Manner,
): Promise<void> {
  if ((await ports.links.load(uid, service)) === null) return;
  await (manner === 'at-once' ? unlink(ports, { uid }, service) : withdrawLink(ports, uid, service));
  ports.log.info('account.grant-withdrawn', { service });
}

async function forgetDevices({ devices }: WithdrawPorts, uid: string): Promise<void> {
  for (const { subscription } of await devices.list(uid)) await devices.forget(uid, subscription.endpoint);
}

import { isLinkedService } from '@crocodile-hub/core/contract/linked-services';
import { metaServices, type TokenSource } from '../../ports/connections.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Meta } from '../../ports/channels.ts';
import { absent } from '../../ports/accounts.ts';
import { type CallingPorts, whileConnected } from '../channels/connection.ts';
import type { LinkCheck } from '../links/check.ts';

export type KeptAlivePorts = CallingPorts & {
  meta: Pick<Meta, 'ping'>;
  access: Pick<TokenSource, 'token'>;
  checkLink: LinkCheck;
};

/** The name of the grant for mail and calendar. */
const googleGrant = 'google';

/**
 * Uses a grant, so that it does not end for being idle, and a broken connection is shown as broken: every use records
 * the provider's answer. Throws if the provider gives no answer; the grant then stays as it is.
 */
export async function keepAlive(ports: KeptAlivePorts, uid: string, service: string): Promise<void> {
  if (isLinkedService(service)) await ports.checkLink({ uid }, service);
  // An access token that was used within the hour shows that the grant is not idle: it is not renewed.
  if (service === googleGrant) await unlessOver(ports.access.token(absent(uid)));
  const ofMeta = metaServices.find((one) => one === service);
  if (ofMeta === undefined) return;
  await unlessOver(whileConnected(ports, uid, ofMeta, (connection) => ports.meta.ping(ofMeta, connection)));
}

/** A refusal is already recorded and shown to the person. */
async function unlessOver(used: Promise<unknown>): Promise<void> {
  try {
    await used;
  } catch (error) {
    if (!isFailure(error, 'reauth')) throw error;
  }
}

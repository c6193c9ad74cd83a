import type { Channel } from '@crocodile-hub/core/contract/channels';
import { isPageChannel, serviceOfChannel } from '@crocodile-hub/core/contract/meta-services';
import { onBehalfOf } from '../../ports/accounts.ts';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { type CallingPorts, whileConnected } from './connection.ts';
import { arrivalsIn, type Arrived } from './meta-arrivals.ts';

export type WebhookPorts = CallingPorts &
  Pick<Ports, 'signatures' | 'channelStore'> & { meta: Pick<Ports['meta'], 'profile'> };

const mostReadAtOnce = 200;

/** Answers the handshake by which Meta proves that the webhook is ours. */
export function answerMetaChallenge(
  { signatures }: Pick<WebhookPorts, 'signatures'>,
  query: { 'hub.verify_token': string; 'hub.challenge': string },
): string {
  if (!signatures.isMetaToken(query['hub.verify_token']))
    throw new Failure('forbidden', 'unknownVerifyToken');
  return query['hub.challenge'];
}

/** Messages and statuses of WhatsApp, Messenger and Instagram. The signature is checked before a byte is read. */
export async function receiveMeta(
  ports: WebhookPorts,
  body: Uint8Array,
  signature: string | undefined,
): Promise<{ success: true }> {
  if (!ports.signatures.isFromMeta(body, signature)) {
    throw new Failure('forbidden', 'notFromMeta');
  }
  await eachOf(arrivalsIn(body, ports.clock.now()), (arrival) => take(ports, arrival));
  return { success: true };
}

/** One after the other: what fails keeps nothing else from being taken. Then Meta is told, and sends all of it again. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function take(ports: WebhookPorts, arrival: Arrived): Promise<void> {
  const owners = await ports.channelStore.owners(arrival.channel, arrival.account);
  if (owners.length === 0) ports.log.warn('webhook.nobody', { channel: arrival.channel });
  await eachOf(owners, (uid) =>
    onBehalfOf(uid, async () => {
      const standing = await standingOf(ports, uid, arrival);
      if (standing === 'owner') await takeFor(ports, uid, arrival);
      else if (standing === 'refused' && arrival.is === 'message') await putAside(ports, uid, arrival);
    }),
  );
}

type Standing = 'owner' | 'refused' | 'stranger';

/** Meta tells of an account as long as our app is subscribed to it, whoever connected it. */
async function standingOf({ connections, log }: WebhookPorts, uid: string, of: Arrived): Promise<Standing> {
  const connection = await connections.load(uid, serviceOfChannel[of.channel]);
  const isTheirs = connection?.accountId === of.account;
  if (isTheirs && !connection.isRefused) return 'owner';
  log.info('webhook.not-theirs', { channel: of.channel, isRefused: isTheirs });
  return isTheirs ? 'refused' : 'stranger';
}

/**
 * Whose token is refused may have lost the account, or only has to connect again: what comes meanwhile waits until
 * then, and nobody reads it before. The token may have been taken again in between.
 */
async function putAside(
  ports: WebhookPorts,
  uid: string,
  arrival: Arrived & { is: 'message' },
): Promise<void> {
  const { channel, account } = arrival;
  await ports.channelStore.putAside(uid, account, arrival, ports.clock.now());
  if ((await standingOf(ports, uid, arrival)) === 'owner')
    await ports.channelStore.release(uid, channel, account);
}

async function takeFor(ports: WebhookPorts, uid: string, arrival: Arrived): Promise<void> {
  if (arrival.is === 'message') await keepMessage(ports, uid, arrival);
  else if (arrival.is === 'status') await noteStatus(ports, uid, arrival);
  else await noteRead(ports, uid, arrival);
}

/** A page is told who wrote by a number alone: what they are called is asked for once. Rule inbox.social.2. */
async function keepMessage(
  ports: WebhookPorts,
  uid: string,
  { providerId, message }: Pick<Extract<Arrived, { is: 'message' }>, 'providerId' | 'message'>,
): Promise<void> {
  const { platform, direction, from } = message;
  const isNameless = message.fromName === null && direction === 'inbound';
  if (!isNameless || !isPageChannel(platform)) {
    await ports.channelStore.keep(uid, providerId, message);
    return;
  }
  const fromName = await ports.channelStore.nameOf(uid, platform, from);
  // Kept before anybody is asked: a silent Meta loses no message.
  await ports.channelStore.keep(uid, providerId, { ...message, fromName });
  if (fromName !== null) return;
  const service = serviceOfChannel[platform];
  try {
    const profile = await whileConnected(ports, uid, service, (connection) =>
      ports.meta.profile(service, connection, from),
    );
    if (profile?.name != null) await ports.channelStore.noteName(uid, platform, from, profile.name);
  } catch (error) {
    if (!isFailure(error)) throw error;
    ports.log.warn('webhook.name-unknown', { channel: platform, kind: error.kind });
  }
}

async function noteStatus(
  { channelStore, clock }: WebhookPorts,
  uid: string,
  { channel, providerId, delivery, reference }: Extract<Arrived, { is: 'status' }>,
): Promise<void> {
  const now = clock.now();
  if (reference !== null) await channelStore.noteReference(uid, reference, providerId, now);
  await channelStore.noteDelivery(uid, channel, providerId, delivery, now);
}

/** Everything that the other side was written until then. Further back than this nobody looks. */
async function noteRead(
  { channelStore, clock }: WebhookPorts,
  uid: string,
  { channel, threadKey, upTo }: { channel: Channel; threadKey: string; upTo: number },
): Promise<void> {
  const newest = await channelStore.newest(uid, channel, mostReadAtOnce);
  const read = newest.filter(
    (one) =>
      one.direction === 'outbound' &&
      one.threadKey === threadKey &&
      one.timestamp <= upTo &&
      one.delivery !== 'read' &&
      one.delivery !== 'failed',
  );
  for (const { id } of read)
    await channelStore.noteDelivery(uid, channel, id.slice(`${channel}-`.length), 'read', clock.now());
}
